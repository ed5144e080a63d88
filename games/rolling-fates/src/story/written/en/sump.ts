// Made from adventures/sump.ink by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 The Sump Beneath Harrow
prologue.2 Harrow has an excellent opinion of itself and one bad smell. For a month now the smell has had footsteps.
prologue.3 Odwin Prell of the Water Office receives you in boots that have never been wet. He reads the terms aloud: so much for each imp, so much for each rat (bring tails), and for Herself, he says, looking at the ceiling, “a sum to be agreed”.
prologue.4 He unlocks the cellar under the Office and gives you the key. Not the lamp. The lamp is a charge on the Office.
a1.1 Two Ways Down
a1.2 The cellar floor ends in two stairs. The left one has been chalked DRY, in the hand of somebody who was not asked to check. The right one goes down into black water, and something glints at the bottom.
a1.3 Two stairs go down behind the coal. The left smells of mouse. The right is under water from the fourth step, where a crate bobs with its lid half off, in no hurry.
a1.4 Take the dry stair.
a1.5 Wade down the flooded stair.
a1.6 It is dry, as promised. Nothing else was promised.
a1.7 The cold is the kind that counts your ribs. But your hand closes on something, and it is not rubbish.
a2.1 The Coal Landing
a2.2 Imps, and with them a man who has been paying them in candle ends to rob the wine merchants. He looks you up and down, and does his sums.
a2.3 Imps, riding a toad the size of a dog, badly. All of them consider this their landing.
a2_won.1 The man had a list of cellars in his pocket. The Water Office is at the top, underlined twice.
a2_won.2 The toad outlived its riders by a minute and did not seem to enjoy it.
a3.1 The Barrel Vault
a3.2 What you took for the sound of water is the sound of small feet. The barrels are empty. They have been emptied from below.
a3.3 Thistles should not grow where there is no sun. These turn their heads when you come in.
a3_won.1 You keep the tails. Prell did say tails.
a3_won.2 You pick barbs out of your sleeves for the length of two corridors.
a4.1 The Lost Property of Harrow
a4.2 The town’s gutters empty through an iron grille here, and the grille has kept what people dropped: eleven spoons, a wedding shoe, and some things worth coming down for.
a4.3 A dead-end drain, at its end a shelf, and on the shelf, in neat order, everything the rats could not eat. You do not ask who tidied it.
a5.1 Loose Floor
a5.2 {hero} is looking at the ceiling, because it drips. The flagstones here ring like cups, one after another, and then one of them does not ring.
a5.3 A notice on the wall says MIND THE. {hero} steps closer to make out the rest.
a5.4 The Luck die shows 1 or 2
a5.5 The Luck die shows 3 or 4
a5.6 The Luck die shows 5 or 6
a5.7 The floor goes, and the floor below it was no better built.
a5.8 One leg goes through to the hip. It comes out again with less stocking and less dignity.
a5.9 The stone drops away an inch behind the heel. A long time later there is a splash.
a6.1 The Rent Collector
a6.2 A suit of guild armour stands in the passage with its hand out. It was put there forty years ago to collect rent from the cellar tenants, and nobody told it they had left. The imps behind it have learned to point.
a6.3 A light sways down the passage as if somebody were carrying it. Nobody is. The imps that follow it hold hands in a row, like orphans.
a6_won.1 In its chest, where the heart would be: a tin box, and four decades of buttons.
a6_won.2 The light goes out, and everything that was following it runs.
a7.1 The Clerk’s Cupboard
a7.2 In a cupboard where some clerk of the Water Office kept blankets, a kettle and a novel with the last page gone, you wring out your clothes.
a7.3 A cupboard where some clerk of the Water Office kept blankets, a kettle and a novel with the last page gone. Sit. It may be the last dry floor.
a7.4 The kettle still works. The tea was once tea.
a7.5 You read the novel as far as the missing page. How it ends remains a matter of opinion.
a8.1 The Captain’s Table
a8.2 So this is where the wine went. The captain sits at the head of a long table with her boots on it, her people line both sides, and there is no chair left. “Prell send you?” she says. “He owes me for last month.”
a8.3 A long table, laid for a feast with other people’s silver. The captain does not get up. “The tariff for leaving,” she says, “is whatever you have. The tariff for staying is the same, slower.”
a8_won.1 Under the silver lies a ledger. Every month the Water Office paid the captain to keep people from going any further down. She seems to have thought of it as honest work. You pack the ledger.
end_a.1 Below the Cellars
end_a.2 The last cellar has a hatch, nailed shut from this side with every nail in Harrow. It takes an hour to open.
end_a.3 Warm air comes up, and goes down again. You stand and listen to it for a while before you understand that it is breath.
b1.1 The Offering Shelf
b1.2 On a ledge over the water people have left things for her: good things, wrapped in oilcloth, with names on them. The names belong to families who still live in Harrow and are thought to be lucky.
b1.3 A row of hooks, a row of parcels. One is labelled “from the Bakers’ Guild, with respect”. You take them with rather less.
b2.1 The Long Pool
b2.2 Little lights wander over the pool, and the toads sit under them with open mouths, like a congregation.
b2.3 Reeds have grown up through the brickwork here, thorned and pale. The toads among them have stopped croaking. That is worse.
b2_won.1 One light is left. It thinks better of it.
b2_won.2 In the quiet you hear it again, nearer: in, and out.
b3.1 The Sweet Spring
b3.2 Clean water runs out of the wall into a stone basin, and smells of rain. Around the basin lie the skeletons of a dozen rats, curled up as if asleep. They look rested.
b3.3 A spring, a cup on a chain, a brass plate: GIFT OF THE WATER OFFICE. Below it a careful hand has scratched: it heals first.
b3.4 Whether to drink is for the thirsty to decide.
b3_cup.1 The Sweet Spring
b3_cup.2 {hero} looks at the water.
b3_cup.3 Drink: heal 8, and be poisoned when the next combat begins.
b3_cup.4 Leave it.
b3_cup.5 It is the best water {hero} has ever tasted. It stays the best for about an hour.
b3_cup.6 {hero} walks on, thirsty and correct.
b4.1 Beggar at the Ford
b4.2 Where two drains cross, broken steps make a ford, and on the middle step an old man holds out his cap to {hero} and to nobody else. “Perrin,” he says. “Sluice-keeper. Thirty years. They’ve forgotten there is a sluice.”
b4.3 An old man is fishing at the ford with no hook on his line. He looks up at {hero}. “I kept the sluice,” he says. “Perrin. Ask anybody.” There has been nobody to ask for years. He turns his cap over and puts it on the stone between you.
b4.4 Give him a Treasure.
b4.5 Step around him.
b4.6 He turns it over in his fingers, then bites it, then cries a bit. “I can’t stop Her,” he says. “But I can show you Her.”
b4.7 He draws in his feet so as not to be in the way. That is somehow the worst of it.
b4.8 Beyond the ford the drain divides. To the left somebody is stacking crates, very slowly. To the right an iron grate is talking to itself.
b4.9 Left, to the crates.
b4.10 Right, to the grate.
b4.11 You go towards the noise of honest work.
b4.12 You go towards the voice.
b5.1 The Porters’ Landing
b5.2 They drowned in the spring flood with the cargo still on their shoulders, and nobody told them to put it down. The weeds that have rooted in them do the seeing.
b5.3 The drowned porters work by the light of something that hovers over the landing and was never a lantern. They set down their crates when you come. They were promised relief.
b5_won.1 In the crates, packed in straw: bricks. They were meant for a wall down here. According to the delivery note, stamped by the Water Office, it has been standing for years.
b6.1 The Grate
b6.2 The grate clears its throat. “I have had nobody,” it says, “since the last one got it wrong. So. I fill a cellar up to the beams and weigh nothing. No bucket can bail me. One match, and I am standing behind you.”
b6.3 The grate clears its throat. “Attend,” it says. “I have a ring and no finger, a mouth and no teeth, and people pay me for what I have never once done.”
b6.4 The dark.
b6.5 Damp.
b6.6 Smoke.
b6.7 Silence.
b6.8 A bell.
b6.9 A well.
b6.10 A beggar.
b6.11 A married priest.
b6.12 Say nothing and climb past.
b6.13 “Manners,” says the grate, when you are nearly out of earshot.
b6.right.1 “Ah,” says the grate, with real pleasure, and swings open. Behind it is everything people have left there over the years in place of an answer.
b6.wrong.1 “No,” says the grate sadly, and lets the water go.
b7.1 The Dry Arch
b7.2 One arch stands above the waterline, with a bench cut into the stone. Generations of sluice-keepers sat here. You can tell by the shape of it.
b7.3 You light what will burn and dry what will dry. Under the floor the breath comes and goes, and the flame goes with it.
b7.4 On the keepers’ bench lie six smoked eels in a clean cloth. You do not say his name, but you fold up the cloth, to give it back.
b7.5 Somebody has been eating smoked eel here, recently and alone.
b8.1 Old Mother Sump
b8.2 The water is going down. Somewhere above you an old man is leaning on a wheel he has kept greased for thirty years out of pure spite. Shelf by shelf the pool gives her up, and you see all of her, and she sees that you do.
b8.3 She is what a town’s worth of thrown-away things becomes if left somewhere warm and told it is holy. She opens her eyes. They are the size of cartwheels, and they are fond of you, the way people are fond of bread.
b8.4 You had taken the far bank for mud. It turns over. “Harrow’s own,” says Old Mother Sump, in a voice like a plug being pulled. “They always send me such nice ones.”
victory.1 Harrow, Dry
victory.2 The breath goes out and does not come back. Then all the drains of Harrow, which have been holding it in for a hundred years, let go at once.
victory.3 Prell reads you the terms: Herself comes under “vermin, large”. You put the captain’s ledger on his desk, open. Prell gets up to shut the door, and through it, boots and all, walks Perrin, and sits down in Prell’s chair. It fits him. The sum agreed is a very good one.
victory.4 Prell reads you the terms: Herself comes under “vermin, large”. You put the captain’s ledger on his desk, open. He reads that as well, for some time. The sum agreed is a very good one. An old man goes on sitting at a ford with no water in it, his cap in front of him.
victory.5 By the next morning your boots are dry. They will never be quiet again.
victory.6 Your boots stayed dry almost to the end. Harrow will think you did nothing.
defeat.1 A Sum Not Agreed
defeat.2 The Water Office notes that the party entered by the cellar and did not leave by it. It notes that the key was not returned. The cost of the key has been deducted.
defeat.3 Below Harrow it breathes in, and it breathes out. In spring the Office will find somebody else, and lend them a key.
`;
