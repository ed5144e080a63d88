// The Sump Beneath Harrow. Voice: a town that would rather not discuss its drains.
VAR variant = 0
VAR hero = ""
VAR kind = false
VAR wet = false

-> END

=== prologue ===
# title The Sump Beneath Harrow
Harrow has an excellent opinion of itself and one bad smell. For a month now the smell has had footsteps.
Odwin Prell of the Water Office receives you in boots that have never been wet. He reads the terms aloud: so much for each imp, so much for each rat (bring tails), and for Herself, he says, looking at the ceiling, “a sum to be agreed”.
He unlocks the cellar under the Office and gives you the key. Not the lamp. The lamp is a charge on the Office.
-> END

=== a1 ===
# title Two Ways Down
{variant == 0:The cellar floor ends in two stairs. The left one has been chalked DRY, in the hand of somebody who was not asked to check. The right one goes down into black water, and something glints at the bottom.|Two stairs go down behind the coal. The left smells of mouse. The right is under water from the fourth step, where a crate bobs with its lid half off, in no hurry.}
* [Take the dry stair. # id dry]
  It is dry, as promised. Nothing else was promised. # edge 0
* [Wade down the flooded stair. # id wet]
  The cold is the kind that counts your ribs. But your hand closes on something, and it is not rubbish. # damage 1 each # treasure 1 one # flag wet # edge 1
- -> END

=== a2 ===
# title The Coal Landing
{variant == 0:Imps, and with them a man who has been paying them in candle ends to rob the wine merchants. He looks you up and down, and does his sums.|Imps, riding a toad the size of a dog, badly. All of them consider this their landing.}
-> END

=== a2_won ===
{variant == 0:The man had a list of cellars in his pocket. The Water Office is at the top, underlined twice.|The toad outlived its riders by a minute and did not seem to enjoy it.}
-> END

=== a3 ===
# title The Barrel Vault
{variant == 0:What you took for the sound of water is the sound of small feet. The barrels are empty. They have been emptied from below.|Thistles should not grow where there is no sun. These turn their heads when you come in.}
-> END

=== a3_won ===
{variant == 0:You keep the tails. Prell did say tails.|You pick barbs out of your sleeves for the length of two corridors.}
-> END

=== a4 ===
# title The Lost Property of Harrow
{variant == 0:The town’s gutters empty through an iron grille here, and the grille has kept what people dropped: eleven spoons, a wedding shoe, and some things worth coming down for.|A dead-end drain, at its end a shelf, and on the shelf, in neat order, everything the rats could not eat. You do not ask who tidied it.}
-> END

=== a5 ===
# title Loose Floor
# hero random
{variant == 0:{hero} is looking at the ceiling, because it drips. The flagstones here ring like cups, one after another, and then one of them does not ring.|A notice on the wall says MIND THE. {hero} steps closer to make out the rest.}
* [The Luck die shows 1 or 2 # when luck 1-2]
  The floor goes, and the floor below it was no better built. # trap 5 hero
* [The Luck die shows 3 or 4 # when luck 3-4]
  One leg goes through to the hip. It comes out again with less stocking and less dignity. # trap 2 hero
* [The Luck die shows 5 or 6 # when luck 5-6]
  The stone drops away an inch behind the heel. A long time later there is a splash.
- -> END

=== a6 ===
# title The Rent Collector
{variant == 0:A suit of guild armour stands in the passage with its hand out. It was put there forty years ago to collect rent from the cellar tenants, and nobody told it they had left. The imps behind it have learned to point.|A light sways down the passage as if somebody were carrying it. Nobody is. The imps that follow it hold hands in a row, like orphans.}
-> END

=== a6_won ===
{variant == 0:In its chest, where the heart would be: a tin box, and four decades of buttons.|The light goes out, and everything that was following it runs.}
-> END

=== a7 ===
# title The Clerk’s Cupboard
{wet:In a cupboard where some clerk of the Water Office kept blankets, a kettle and a novel with the last page gone, you wring out your clothes.|A cupboard where some clerk of the Water Office kept blankets, a kettle and a novel with the last page gone. Sit. It may be the last dry floor.}
{variant == 0:The kettle still works. The tea was once tea.|You read the novel as far as the missing page. How it ends remains a matter of opinion.}
-> END

=== a8 ===
# title The Captain’s Table
{variant == 0:So this is where the wine went. The captain sits at the head of a long table with her boots on it, her people line both sides, and there is no chair left. “Prell send you?” she says. “He owes me for last month.”|A long table, laid for a feast with other people’s silver. The captain does not get up. “The tariff for leaving,” she says, “is whatever you have. The tariff for staying is the same, slower.”}
-> END

=== a8_won ===
Under the silver lies a ledger. Every month the Water Office paid the captain to keep people from going any further down. She seems to have thought of it as honest work. You pack the ledger.
-> END

=== end_a ===
# title Below the Cellars
The last cellar has a hatch, nailed shut from this side with every nail in Harrow. It takes an hour to open.
Warm air comes up, and goes down again. You stand and listen to it for a while before you understand that it is breath.
-> END

=== b1 ===
# title The Offering Shelf
{variant == 0:On a ledge over the water people have left things for her: good things, wrapped in oilcloth, with names on them. The names belong to families who still live in Harrow and are thought to be lucky.|A row of hooks, a row of parcels. One is labelled “from the Bakers’ Guild, with respect”. You take them with rather less.}
-> END

=== b2 ===
# title The Long Pool
{variant == 0:Little lights wander over the pool, and the toads sit under them with open mouths, like a congregation.|Reeds have grown up through the brickwork here, thorned and pale. The toads among them have stopped croaking. That is worse.}
-> END

=== b2_won ===
{variant == 0:One light is left. It thinks better of it.|In the quiet you hear it again, nearer: in, and out.}
-> END

=== b3 ===
# title The Sweet Spring
{variant == 0:Clean water runs out of the wall into a stone basin, and smells of rain. Around the basin lie the skeletons of a dozen rats, curled up as if asleep. They look rested.|A spring, a cup on a chain, a brass plate: GIFT OF THE WATER OFFICE. Below it a careful hand has scratched: it heals first.}
Whether to drink is for the thirsty to decide. # each b3_cup
-> END

=== b3_cup ===
# title The Sweet Spring
{hero} looks at the water.
* [Drink: heal 8, and be poisoned when the next combat begins. # id drink]
  It is the best water {hero} has ever tasted. It stays the best for about an hour. # heal 8 hero # next poison hero
* [Leave it. # id leave]
  {hero} walks on, thirsty and correct.
- -> END

=== b4 ===
# title Beggar at the Ford
# hero random
{variant == 0:Where two drains cross, broken steps make a ford, and on the middle step an old man holds out his cap to {hero} and to nobody else. “Perrin,” he says. “Sluice-keeper. Thirty years. They’ve forgotten there is a sluice.”|An old man is fishing at the ford with no hook on his line. He looks up at {hero}. “I kept the sluice,” he says. “Perrin. Ask anybody.” There has been nobody to ask for years. He turns his cap over and puts it on the stone between you.}
* [Give him a Treasure. # id give # group # pay one hero]
  He turns it over in his fingers, then bites it, then cries a bit. “I can’t stop Her,” he says. “But I can show you Her.” # flag kind
* [Step around him. # id pass # group]
  He draws in his feet so as not to be in the way. That is somehow the worst of it.
- Beyond the ford the drain divides. To the left somebody is stacking crates, very slowly. To the right an iron grate is talking to itself.
* [Left, to the crates. # id left # group]
  You go towards the noise of honest work. # edge 0
* [Right, to the grate. # id right # group]
  You go towards the voice. # edge 1
- -> END

=== b5 ===
# title The Porters’ Landing
{variant == 0:They drowned in the spring flood with the cargo still on their shoulders, and nobody told them to put it down. The weeds that have rooted in them do the seeing.|The drowned porters work by the light of something that hovers over the landing and was never a lantern. They set down their crates when you come. They were promised relief.}
-> END

=== b5_won ===
In the crates, packed in straw: bricks. They were meant for a wall down here. According to the delivery note, stamped by the Water Office, it has been standing for years.
-> END

=== b6 ===
# title The Grate
{ variant:
- 0: The grate clears its throat. “I have had nobody,” it says, “since the last one got it wrong. So. I fill a cellar up to the beams and weigh nothing. No bucket can bail me. One match, and I am standing behind you.”
- else: The grate clears its throat. “Attend,” it says. “I have a ring and no finger, a mouth and no teeth, and people pay me for what I have never once done.”
}
* { variant == 0 } [The dark. # id dark]
  -> right
* { variant == 0 } [Damp. # id damp]
  -> wrong
* { variant == 0 } [Smoke. # id smoke]
  -> wrong
* { variant == 0 } [Silence. # id silence]
  -> wrong
* { variant != 0 } [A bell. # id bell]
  -> wrong
* { variant != 0 } [A well. # id well]
  -> right
* { variant != 0 } [A beggar. # id beggar]
  -> wrong
* { variant != 0 } [A married priest. # id priest]
  -> wrong
* [Say nothing and climb past. # id skip]
  “Manners,” says the grate, when you are nearly out of earshot.
  -> END
= right
“Ah,” says the grate, with real pleasure, and swings open. Behind it is everything people have left there over the years in place of an answer. # treasure 1 each
-> END
= wrong
“No,” says the grate sadly, and lets the water go. # damage 2 each
-> END

=== b7 ===
# title The Dry Arch
{variant == 0:One arch stands above the waterline, with a bench cut into the stone. Generations of sluice-keepers sat here. You can tell by the shape of it.|You light what will burn and dry what will dry. Under the floor the breath comes and goes, and the flame goes with it.}
{kind:On the keepers’ bench lie six smoked eels in a clean cloth. You do not say his name, but you fold up the cloth, to give it back.|Somebody has been eating smoked eel here, recently and alone.}
-> END

=== b8 ===
# title Old Mother Sump
{kind:The water is going down. Somewhere above you an old man is leaning on a wheel he has kept greased for thirty years out of pure spite. Shelf by shelf the pool gives her up, and you see all of her, and she sees that you do. # insight}
{variant == 0:She is what a town’s worth of thrown-away things becomes if left somewhere warm and told it is holy. She opens her eyes. They are the size of cartwheels, and they are fond of you, the way people are fond of bread.|You had taken the far bank for mud. It turns over. “Harrow’s own,” says Old Mother Sump, in a voice like a plug being pulled. “They always send me such nice ones.”}
-> END

=== victory ===
# title Harrow, Dry
The breath goes out and does not come back. Then all the drains of Harrow, which have been holding it in for a hundred years, let go at once.
{kind:Prell reads you the terms: Herself comes under “vermin, large”. You put the captain’s ledger on his desk, open. Prell gets up to shut the door, and through it, boots and all, walks Perrin, and sits down in Prell’s chair. It fits him. The sum agreed is a very good one.|Prell reads you the terms: Herself comes under “vermin, large”. You put the captain’s ledger on his desk, open. He reads that as well, for some time. The sum agreed is a very good one. An old man goes on sitting at a ford with no water in it, his cap in front of him.}
{wet:By the next morning your boots are dry. They will never be quiet again.|Your boots stayed dry almost to the end. Harrow will think you did nothing.}
-> END

=== defeat ===
# title A Sum Not Agreed
{variant == 0:The Water Office notes that the party entered by the cellar and did not leave by it. It notes that the key was not returned. The cost of the key has been deducted.|Below Harrow it breathes in, and it breathes out. In spring the Office will find somebody else, and lend them a key.}
-> END
