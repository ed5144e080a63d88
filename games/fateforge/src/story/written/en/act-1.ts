// Made from campaign/act-1.ink by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 The Right Money
prologue.2 On the sixth night a dead man came down the road to the Third Ford and waited at the bar to be let across.
prologue.3 You knew him. He was Joss Tully, who had the bean field on the far bank, and in spring you helped carry him to the marsh graves on the door of his own barn. He had a handcart with him and nothing in it. When you held the lantern up he shut his eyes against the light, as anybody would. Then he put two fingers in his mouth and took out the coin that had been laid there.
prologue.4 It was the right money. One man, one handcart, unladen: a penny. The Book of Tolls is a thorough book and has a rate for swans, but it does not say what is to be done with a man who has the right money and is dead. You lifted the bar.
prologue.5 In the morning he was in the bean field, hoeing. He had found the handle of a hoe somewhere, without the blade, and he went up one row and down the next with it and did no harm to anything. His wife watched from the gate. She asked whether somebody should take him a drink of water, and then she asked whether that was a stupid question.
prologue.6 By noon there was word from all seven crossings. At the First, a miller’s mother had come home in the dark and was turning out the cupboards. At the Fifth, a bargeman who had been under the river for twenty years stood in the shallows to his waist and hauled on a rope that had rotted before you were born. None of them spoke. None of them would stop.
prologue.7 There is no mystery in it. Everybody on the river knows what keeps them lying down: the Long Bell of Corvane, one stroke a night, when the lamps are turned low. Upriver you do not hear it struck. On a still night you notice a hum, and you only notice it because it goes. It tells the living that the day is over, and it tells the dead, and the dead do as they are told. For six nights nobody had told them. As far as they knew it was still the same long afternoon, and there was work to see to.
prologue.8 For that stroke the Fords pay one sack of salt in forty. It is called bell-salt. It has been paid on the nail for two hundred and eleven years, and you have the receipts.
prologue.9 The keepers of the Seven Fords met at the Fourth, which has the biggest stove, and argued until it went out. Then they took off their seals. A keeper’s seal is a lump of lead as big as a plum, with notches cut in the rim. They threaded all seven on a cord and gave the cord to you, because you had lifted the bar, and so in a manner of speaking had begun it. Whoever carries seven seals may shut the river.
prologue.10 “Don’t shut it,” said the keeper of the First, who is the eldest. “Only let them see it swing.”
prologue.11 You were to go to Corvane, to find out why the bell was silent, and to ask what had become of the salt. When you left, Joss Tully had finished his own beans and started on his neighbour’s.
n1_0.1 At the Ford
n1_0.2 There is one crossing below the seven, an hour from the walls of Corvane, and it belongs to nobody. It was given up when the bridge was built and never taken back when the bridge fell down. Today it has a bar across it. Somebody has painted new toll boards on the west bank, and you stop to read them, as one cook stops at another cook’s window. Geese are down twice. Salt is not down at all.
n1_0.3 On the far side stands the old toll house, with its shutters off and lanterns lit along the wall. It is the middle of the afternoon. The men under the lanterns wear the long coats of the watch, except for three or four by the door whose coats are shorter and whose buckles are new.
n1_0.4 A sergeant comes out over the stones to meet you. He is a broad, slow man, and he has his boots in one hand and a bundle in a checked cloth in the other, and he stops halfway to rest his feet in the water.
n1_0.5 “Now then,” he says. “You’ll be the Fords. I said they’d send somebody. Hask, sergeant, Lantern Guard, and I’d get up but this is the first comfortable minute since breakfast, which was a herring. The wife says never argue on an empty stomach, so I’ll say my piece and then there’s cheese. It’s the seals. I’m to have them off you. I don’t say it’s right. I say it’s written down, and it was written down by somebody with a very nice hand.”
n1_0.6 He looks over his shoulder at the short coats. They are not looking at the river. They are looking at the cord round your neck.
n1_0.7 “Those aren’t mine,” says Hask, more quietly. “Those came down from the palace on Tuesday with their own soup. Corporal Lusk, that one is, with the neck. There’s a box in the toll house that he sits on. He sits on it to eat. I never saw a man so fond of a box.” He wrings out a sock and thinks. “My lads I can answer for, more or less. So. What do I tell them?”
n1_0.8 Speak for the seals: they were given to be shown, not to be handed in.
n1_0.9 Hand the seals over, and ask for a receipt.
n1_0.10 Stand in the road and let them try.
n1_0.11 {hero} sits down on the next stone, so that the sergeant need not get up, and begins with the herring.
n1_0.12 The sergeant puts his boots back on.
n1_0.13 The cheese is put away again.
n1_0.14 It takes as long as the cheese does. By the end Hask has been told about the beans, the cupboards and the rotten rope, and he has stopped chewing. “Two hundred years on the nail,” he says. “And then nobody so much as writes to say it’s broke. No. I’d be ashamed.”
n1_0.15 He stumps back across the stones and says something to his men, who find that they have business with the horses. It is only the short coats, then, and whoever drew the bad watch with them. They come down to the water, loosening their collars.
n1_0.16 It is a good case and {hero} makes it well, but somewhere in it there is a sentence about the watch and what it is paid for, and the sergeant’s face shuts.
n1_0.17 “Well, I wouldn’t know about that,” says Hask. “I only stand where I’m put.” He folds the cloth over the cheese. “You keep your lumps of lead, then, and I’ll go and be somewhere else, and what Lusk does is what Lusk does.” Behind him the short coats are already on the stones.
n1_0.18 You lift the cord over your head. Seven lumps of lead weigh more off than on; your neck keeps feeling for them. The sergeant writes the receipt on the back of the toll board, with chalk. Then he looks at it, and has the grace to copy it out on paper.
n1_0.19 “That’s that, then, and nobody hurt,” says Hask. He has hardly got the cord into his coat when Corporal Lusk calls across the water that the order had two parts. Seals to be taken. Nobody to be let in. “Oh, now,” says Hask, “you never read me the second part.” But the short coats are coming over the stones, and they did not stop for their hats.
n1_0.20 {hero} goes and stands at the end of the stones, where there is room for one pair of feet.
n1_0.21 The first of them sits down in the river.
n1_0.22 They come three at a time.
n1_0.23 The first short coat is a big man and comes on fast, and he learns about wet stone. He does not go far downstream, but he goes thoughtfully, and one of his boots goes further.
n1_0.24 “I saw that,” says Hask to nobody, with his back turned. “He slipped. It’ll go in the book as slipped.” The rest have stopped to take out what they carry, and now they come on together.
n1_0.25 They are not proud. They come through the water on both sides of the stones, and it is a while before anybody is standing where they meant to stand. The seals are still on their cord. Your wind is gone, and your boots are full.
n1_0.26 The sergeant has taken his dinner up the bank, out of the wet. “I’d not have done that,” he calls down, and he sounds sorry, “not on the weedy side.”
c01_before.1 Toll at the Ford
c01_before.2 So it is to be that kind of toll. They have loosed the dog on the shoal under the willows, and somebody has gone up into the toll-house loft with a crossbow and is having trouble with the window. The corporal’s box stands on a stool just inside the door. It has the palace’s seal on it. If there is an order with two parts, and nobody but Lusk has read the second, you would like to see the handwriting.
c01_won.1 Toll at the Ford
c01_won.2 The box holds a pound of sausage, a clean collar, and under the collar one sheet of very good paper. You read it walking, with the ford behind you. The man with the crossbow is still in the loft. The ladder fell, and he has asked politely whether anybody would put it back.
c01_won.3 At the bend a watchman of Hask’s own lot is waiting beside the road. He does not say anything. He gives you something in a checked cloth and goes back by the field. It is cheese.
c01_partly.1 Toll at the Ford
c01_partly.2 It comes apart at the end, as things do on wet stones. There was a hand on the paper and another hand on the paper, and then there were two papers. You have the smaller. Lusk holds the larger above his head, and laughs, and backs into the river.
c01_partly.3 You get away upstream, some of the way in the water and some of it on your knees, and come round to the Corvane road by the withy beds. It costs you what was left of the afternoon. Half a letter is drying in your hat.
c01_lost.1 Toll at the Ford
c01_lost.2 They throw you off the west bank like a sack, and somebody takes your hat for a keepsake. You lie in the withies until the lanterns move away. It is the dog that does you a kindness: it comes to see whether you are dead, and what it has in its mouth is a strip of good paper that it has been told to drop several times.
c01_lost.3 You go round by the mill lane, limping, and see the walls of Corvane when the sun is already on them sideways.
card_letter.1 A Letter in a Nice Hand
card_letter.2 To the officer at the Old Ford. Persons from the Seven Fords may come to ask after the bell. Pray be civil to them; they have been put to great inconvenience. They are not to be admitted until the repair is finished. I must also have their seals, which you will send to me by hand. There will be a little extra for the men. H. Oss, Regent, for the Duke Aubry, who has a cold.
card_torn_letter.1 Half of a Letter
card_torn_letter.2 The right-hand side of a sheet of good paper, with tooth marks: “… Seven Fords may come … be civil to … great inconvenience … not to be … finished … their seals … little extra … Duke Aubry, who has …”
n1_1.1 Nine Silent Nights
n1_1.2 {1} Between two towers hangs a balance with pans the size of cart wheels, and a clerk under it writes down what everybody carries. Beside him is a window marked COMPLAINTS. It is shut. A card in it says that the office of the bell-salt is being repaired.
n1_1.3 You have the palace’s letter inside your shirt, and nobody asks for it. At the gate of Corvane they ask whether you have brought fish.
n1_1.4 You had meant to come in quietly, with a letter to show. You come in wet, with a piece of one. At the gate of Corvane they ask only whether you have brought fish.
n1_1.5 “What’s your business?” says the clerk.
n1_1.6 You tell him that you have come to complain. He looks at the window, and at you, and writes: none.
n1_1.7 “He means nothing by it. He’s had no orders to stop work for nine days, poor lamb, he’s gone soft,” says a woman behind you. She is sitting on the shaft of a cart full of iron, with an apron on over good black silk, and she is looking at your shoulders. “Forty-two chest and you carry low on the left. You want a better coat than that. Kell’s Arms, under the helmet. I’m Dorrit Kell. I’m the guilds, today; we take it in turns to be shouted at.”
n1_1.8 She has seen the pale ring that the cord left on your neck. She laughs, the way people do before they say a thing. “So that’s the seals gone up the hill. Two pounds of lead, and it was the only two pounds on the river that he couldn’t shift. I’d have given you a horse for them. Well, it’s weighed now.”
n1_1.9 She looks at the lead on its cord, and takes a little brass balance out of her apron, and puts it away again. “Keep those under your shirt. There’s two pounds of lead there and I know a man up the hill who’d give two pounds of anything.”
n1_1.10 Then the lamps are turned low. You have forgotten that they would be. All along the wall men reach up with poles, and the light sinks, and in the whole street everybody stops. The clerk stops with his pen up. Dorrit Kell stops with her mouth open. A child on a doorstep holds a spoonful of porridge in the air. It is silent; even the gulls have been brought up to it. They are waiting for one stroke of a bell.
n1_1.11 It does not come. They go on, all of them a little late and a little hard, as you do when you have missed a stair. “Nine,” says the child, who is counting, and eats the porridge.
n1_1.12 “You want the Bell House, if it’s about the bell,” says Mistress Kell. “Ask for Mother Aune, and stand on her right. I’d draw you the way, only I’ve a ton of bar here, and nobody’s told my prentices to go home since the middle of last week. They just keep on. I found one asleep at the wheel with his foot still going.” Her cart moves off. The street in front of you goes three ways, and none of them is straight.
n1_1.13 Somewhere in the crowd, for some time now, there has been a noise of wet feet that stops whenever yours do.
n1_1.14 Halfway down the gate street, look back.
n1_1.15 Walk on, and let them follow.
n1_1.16 {hero} drops a glove, and picks it up slowly.
n1_1.17 It is the girl with the eel creel.
n1_1.18 Everybody looks like a thief.
n1_1.19 There is a girl with a creel on her back, and water runs out of it, but nobody who carries eels walks so upright. There are no eels in it. She sees that {hero} sees, and she grins, with a tooth missing, and steps backwards into a doorway that was not a doorway a moment ago. So the thieves of this town would like to know where you are going. They will have to do it with one fewer.
n1_1.20 {hero} sees a man with a fish, a man with two fish, a nun, and a boy who stares back so rudely that it cannot be him. When you go on the wet feet go on as well. There are more of them now, and whistles, from one roof to another, three notes up and one down.
n1_1.21 You came to see a nun about a bell. You walk with purpose, as people walk who know the way, and this carries you through the fish, the porters and a funeral that is going home without having buried anybody. The feet behind you have to run.
c02_before.1 Lamplight Chase
c02_before.2 {1} The pane over the Bell House door goes out in one piece. A woman in grey drops after it into the lane and lands on her toes. Under her arm is something wrapped in an altar cloth, as long as a forearm and heavy. A very loud old voice above shouts that she may keep the cloth.
c02_before.3 You have come so quickly that the thief is still in the window.
c02_before.4 You are a street too late, and then, by pure luck, a street too early.
c02_before.5 She runs. {1} At the end of Dyers’ Row there is a door in a wall that opens for people like her.
c02_before.6 The girl with the creel is nowhere, and the whistles on the roofs have a gap in them.
c02_before.7 Whistles answer all along the roofs.
c02_won.1 Lamplight Chase
c02_won.2 She is quick, and until the arch she is quicker than you. Then she looks at what she is carrying, and you would swear that it hums. It is enough. When you have the thing in your hands she sits against the wall with her knees up and says, with feeling, that it has been singing under her arm all the way from the lane.
c02_won.3 You go out by the thieves’ own door, because it is nearest, and the doorkeeper is so surprised that he holds it for you. In the altar cloth is a wedge of bell metal. It was sawn.
c02_partly.1 Lamplight Chase
c02_partly.2 You have her, and you have what she carried, but the door in the wall is shut and there are people behind it, thirty at least, who would like to discuss this. You go back the way you came, over the midden, with your arms round a bundle that hums. By morning the whole of the Rust Court will know what you look like from behind.
c02_partly.3 You reach the door in the wall, and hold it, and through it and past you and under somebody’s arm goes a woman in grey with a bundle, so close that you feel it hum. Then there is only the door. It is a good door. You have it quite to yourselves.
c02_lost.1 Lamplight Chase
c02_lost.2 You hear her feet in front of you, then above you, and then you hear only your own. There is a wet alley, and a lamp that somebody puts out with a stone. From the far side of a wall comes a voice counting money aloud for the pleasure of it.
c02_lost.3 The altar cloth is lying on the midden steps, neatly folded. They are thieves, but somebody brought them up. You take it back to the house with the broken pane, since you have to bring something.
card_bell_shard_found.1 A Wedge of Bronze
card_bell_shard_found.2 As long as a forearm, sawn on two sides, black on the third. In the metal, like a leaf in ice, you can see the bowl of a spoon.
n1_2.1 What the Thief Carried
n1_2.2 The Bell House is low and old and has a bell over every window. Each is tied up in something. Most of them wear stockings; one wears a child’s bonnet. “By order,” says the sister who lets you in, “so as not to confuse anybody.” She means the dead. She is sweeping up the glass of the door light with a goose wing, and she sweeps round your boots and then, after a look at them, over them.
n1_2.3 In the parlour a small square nun of seventy sits with her back to the stove and her left side to the room. {1}
n1_2.4 “You were quick,” she shouts. “I like that. I had time to throw only the one chamber pot.”
n1_2.5 “You took your time!” she shouts. “I threw everything I had.”
n1_2.6 “Stand here. No, here. This ear is for show.” She slaps the stool at her right hand. “Forty years under the Bell. Aune. I run the house. You are tollkeepers, I smell the lead on you, so I shall say it as a sum. Somebody dies. The people at home give one thing of bronze. Spoon, key, buckle. When there are enough the Bell is melted and cast again with all of it in. Four times, that has been done. So what is she made of?”
n1_2.7 You say: of spoons.
n1_2.8 “Of theirs. Of something their hand knew. That is why they listen. You would not lie down for a stranger’s noise.” She turns the left ear to you, which means that she has finished with that. “Nine nights ago men came with a palace paper and took down the clapper. To be mended, they said. There was nothing wrong with it! I had oiled it Thursday!”
n1_2.9 You unwrap the altar cloth. She does not touch the bronze at once. She wets a finger and runs it along the sawn side. “And now they are cutting her,” says Mother Aune, not loudly at all. “I thought it was rats. I have been lying in bed and hearing a saw, and I thought: rats. This fell from the scaffold at Sister Bett’s feet, and we hid it under the altar. It is all that anybody has got out of that tower.”
n1_2.10 You give her the cloth, and tell her whose arm the rest of it left under. She folds it in half, and in half again. “They are cutting her up,” says Mother Aune, not loudly at all. “That was a piece of her. It fell off the scaffold at Sister Bett’s feet, and we had it under the altar for three days. I have been lying in bed and hearing a saw, and I thought that it was rats.”
n1_2.11 Give the shard to Mother Aune.
n1_2.12 Keep the shard: it is the only proof that you have.
n1_2.13 Sell it to Dorrit Kell, who asks no questions about metal.
n1_2.14 Ask what was lost, piece by piece, and write it down.
n1_2.15 You put it in her lap. She is not a big woman, and it bows her. Then she gets up with it, and will not be helped, and carries it out to the wash-house, where the copper is, and lays it in the copper and puts the lid on and the mangle on top of the lid.
n1_2.16 “Let them look there,” says Mother Aune. “No man alive has ever lifted that lid. Tollkeepers, you will have supper here whenever you are hungry. I shall not say it again, so be hungry.”
n1_2.17 You say that you will need something to lay on a table in front of people. She hears this perfectly well with both ears.
n1_2.18 “It is Marra Lunt’s spoon,” says Mother Aune. “That one, that you can see. She had the pie shop. I only mention it, because now you are responsible for her.” She gives you a clean cloth to wrap it in. It is a worse cloth than the first.
n1_2.19 You say that you will think about it, and you think about it as far as the sign with the little helmet. Dorrit Kell puts the wedge on the big scale and then stands for a while with her hand on the beam. “Eleven pounds four. I’ll give you what it weighs, and I’ll tell you what I’ll do with it, which is nothing. It goes under my bed. There’s a thimble in there, look. You can see the dents.”
n1_2.20 The money is good. When you next pass the Bell House the sister with the goose wing is mending the window, and she goes on mending it until you are past.
n1_2.21 {hero} asks for paper. {1} “You want an inventory,” says Mother Aune. She seems less angry. “There is one. We sing it.”
n1_2.22 The wedge lies on the table between the ink and the bread.
n1_2.23 The folded cloth lies on the table, where the other thing should be.
n1_2.24 The inventory has a tune.
n1_2.25 There are a great many verses.
n1_2.26 It is the song they pull the rope to. It has no angels in it. It has Marra’s spoon and Josselin’s key and the buckle off the ferryman’s shoe, name and thing, name and thing, until the lamp wants filling. {hero} gets down the first fifty verses, and the burden, and where the breath goes, and at one place puts down the pen and asks to have a name again, because it was a name from home.
n1_2.27 The wedge hums whenever she comes to the spoon. At the end nobody says whose it is now. It stays where it lies.
n1_2.28 “They have the bronze,” says Mother Aune. “They have not got the list.”
n1_2.29 There are nine hundred and twelve verses. {hero} loses the place in the sixties, among a family that were all called Hob and had all owned thimbles, and is then a verse behind, and then a street.
n1_2.30 “Never mind,” says Mother Aune. “It took me four years, and I had nothing else to do.” {1}
n1_2.31 She draws the wedge to her side of the table with one finger.
n1_2.32 She smooths the cloth out flat, and there is still nothing in it.
card_shard_returned.1 The Copper in the Wash-house
card_shard_returned.2 A wedge of the Long Bell lies under the lid of the sisters’ copper, with a mangle on it. Mother Aune says that there is soup.
card_bell_song.1 The Bell Song
card_bell_song.2 Marra’s spoon and Josselin’s key,
card_bell_song.3 the buckle off the ferryman’s shoe:
card_bell_song.4 what they let go was left with me;
card_bell_song.5 I haul it up and I ring to you.
card_bell_song.6 Lie down, lie down, the day is through.
r1.1 The Loft at the Wet Anchor
r1.2 You have found a loft over an inn where an anchor drips. It has dripped for sixty years, the landlady says, and nobody knows what with. There is straw, and a window on the river. Across the water, in the dark, something is being hammered very slowly, with a good long rest between the blows. Nobody in the taproom mentions it. They talk a little louder in the rests.
r1.3 About the time when people should be asleep there are boots on the ladder, and after the boots come the hands, and after the hands a pie.
r1.4 “It’s only me,” says Sergeant Hask. “I’m off till four. I asked where you’d be and everybody knew, so I’d not rely on its being a secret. Pork and apple. The wife says you can’t say sorry with a cold pie, so I kept it under my coat, and now I’ve a grease mark in the shape of Aldemar.” He sits, and the loft settles. “{1}”
r1.5 I sent your seals up the hill. I’d to sign for them twice. There was a gentleman came out on the stair himself to take them in, in his slippers, and he said thank you, and he knew my name.
r1.6 I’ve had Lusk’s report to copy out. There’s fourteen of you in it, and a bear.
r1.7 “I’ll tell you a thing, {1}. There’s lads in the watch who hear them at the walls. Their own people. They ask to be put on the inside posts. Captain Vey’s had the rota to do over three times, and she never says a word, she just moves the names.” He cuts the pie into more pieces than there is pie. “Me, I don’t mind the wall. I took the back door off its latch, that’s all. It sticks. The wife never could manage it with her hands full.”
r1.8 since you were decent to me
r1.9 though you’ve no cause to like me
r1.10 {1} {2} {3}
r1.11 He has heard about the thief. The whole watch has, and there is a man in it who had money on her.
r1.12 He has noticed the bundle in the worse cloth. He moves the pie a little further from it, out of respect.
r1.13 He asks what the Bell House was like, and laughs at the stockings until he coughs.
r1.14 Then you hum him the burden of the song, to see whether he knows it, and he joins in, a third below, with his eyes shut.
r1.15 {1} {2} When the boots have gone down, the hammering is still there.
r1.16 Casimir asks what wine one drinks here, and Hask, after honest thought, says the brown.
r1.17 On the ladder he salutes Brannoch, from habit, and is embarrassed. They were on the same wall once, in a bad winter.
n1_3.1 Under the Bell Yard
n1_3.2 In the morning somebody knocks at the Bell House and waits to be let in, and it is the Regent. He has come on foot, without a guard, and he is carrying eggs. They are in his hat. He asks Sister Bett whether her chest is better, and steps over the place where the floor is damp without looking down, so that one sees he has come often. He is a stooping, long, tired man with ink on his cuff. A child’s lesson book sticks out of his pocket.
n1_3.3 “You are the tollkeepers. I am so sorry,” says Halvard Oss. “I asked that you should be met with civility, and I am afraid that what I sent was buckles. Were you hurt? You must let me pay for anything that was wet.” {1}
n1_3.4 He looks at the cord round your neck, and away again, as you look away from somebody’s dinner.
n1_3.5 He has had the seals cleaned, he says. There was butter on them.
n1_3.6 He sits down on Mother Aune’s left, where she cannot hear him, and seems to know it. He says that you are quite right to ask about the salt. You shall have it back, and with interest. A bell is a large thing to mend, and there has been a difficulty with the clapper; he would have written, but one always thinks that it will be only another day or two.
n1_3.7 “May I ask you something in return? It is about the man with the beans.” You have not told anyone here about the beans. “He worked all day, I understand, and did no harm. I wondered whether he seemed unhappy. One reads that they suffer. I have never been able to find out where people got that.” He waits with real attention for what you will say.
n1_3.8 You ask after the Duke, since one does.
n1_3.9 “Thank you. He has a cold,” says the Regent. It is the usual answer. When the Duke’s cold is better, they say in Corvane, and mean never. But he stops, for the length of a breath, before the word. Then he thanks you again, and puts the eggs one by one into the blue bowl, and goes. “What did he say?” says Mother Aune. When you tell her she grunts. “The Duke has had that cold since the winter before last. He must be eleven by now. Hush. Feel the floor.”
n1_3.10 You put your hands flat on the tiles. There it is: a knock, and a long rest, and a knock. It is not across the river. It is under the Bell Yard, where there is nothing but an old cistern that the sisters used to get their water from.
n1_3.11 The builder’s plan of it hangs in the wash-house with a row of towels on it. The well shaft is behind the hen run.
n1_3.12 Take down the towels and read the builder’s plan.
n1_3.13 {hero} carries the plan out into the daylight, and a peg or two with it.
n1_3.14 He drew what he built.
n1_3.15 He drew what he meant to build.
n1_3.16 Under the mildew it is a lovely piece of drawing. {hero} follows the walls round with a wet finger: the silt basin, the pillars, and here, as thin as a hair, an overflow that comes up behind the old water altar. It is on no later map. The builder has signed it with a little trowel and the words: my own idea.
n1_3.17 There are three cisterns on the sheet, one over the other, and only one was ever dug. {hero} turns it this way and that. A hen comes and looks too. In the end you know how many bricks were ordered, and that the builder died owing for them, and you know where the well is, because you are leaning on it.
n1_3.18 The shaft goes down fifty feet. The sisters’ bucket chain is still there, and the sisters, who have come out to watch, tell you which links not to trust and do not agree.
n1_3.19 Climb down without a sound.
n1_3.20 You take your boots off and knot the laces.
n1_3.21 The chain does not so much as clink.
n1_3.22 The chain speaks.
n1_3.23 Hand under hand, past ferns, past a ledge where a pigeon is sitting on two eggs and looks as if it might call out, and decides not to. At the bottom you stand on dry silt as fine as flour, and put your boots on again, and hear men talking about money quite close by.
n1_3.24 Of the links not to be trusted it was the one that all the sisters had agreed was sound. There is a jerk and a scrape, and whoever hung there comes down the last of the wall on shins and elbows. Below, the voices stop, and a lamp goes round. After a while somebody says: pigeons.
c03_before.1 The Dry Cistern
c03_before.2 It has not held water since the river was turned, and now it holds everything else: bales, barrels, a broken bier, rats that have done very well. {1} Men of the Rust Court are packing something in straw, something of clay, with more care than they give to their fingers. The way out, for them and for you, is the iron grating on the canal side.
c03_before.3 The overflow is where the builder said it would be, behind the altar, and nobody is watching it.
c03_before.4 You come out at the foot of the well, on the side where their lamp is.
c03_won.1 The Dry Cistern
c03_won.2 By the grating you stop, in daylight, to see what you have stolen from the thieves. It is half of a mould: baked clay, two hands across, a ring with leaves and points cut into it the wrong way round. Bronze would run in here, and somebody would break the clay and lift out a crown.
c03_won.3 You try it against a head, as anybody would. It is much too small. The silt from the basin has got into everything you own. A sister will still be sweeping it out of the hen run at lambing.
c03_partly.1 The Dry Cistern
c03_partly.2 You come out of it, and not easily. There is a place under the sluice that you will remember, with the water-mark at the height of your chin and a rat sitting on it. Either the grating was further off than it looked or the straw was deeper; what you meant to do in a few breaths has taken the strength out of your legs.
c03_partly.3 {1} The knocking has begun once more, somewhere else.
c03_partly.4 You have brought out your half of it all the same: baked clay, the shape of the inside of a crown. It is much too small for any head here.
c03_partly.5 Clay, baked hard, the shape of the inside of a crown: that is what they were packing. You have a piece like a biscuit. The man who trod on the rest said that they would have to start again from the boy’s hat.
c03_lost.1 The Dry Cistern
c03_lost.2 What you bring up out of the cistern, by the well, with the sisters hauling, is your own skin and a piece of clay as big as a biscuit. The rest of it broke. It broke under somebody’s boot, in the dark, and the man whose boot it was said an ugly word and then, in quite another voice, that they would have to make it all over again from the boy’s hat.
c03_lost.3 You turn that over on the way up. It may have been some other word. Wells do things to voices.
card_mould_half.1 Half of a Mould
card_mould_half.2 A ring of baked clay, hollow side in. Leaves, points, and along the rim a line of letters backwards: LIE DOWN WHEN I. It goes round nobody’s head.
n1_4.1 Whom to Trust
n1_4.2 Two invitations come with the bread. One is a square of grey paper: “Fountain, noon. Two matters. Vey, Captain.” The other is a bill. It is made out to you for damage to one altar cloth, one lane, and one young lady’s self-regard, and under the total it says that the whole sum may be talked about by a dry fountain at noon. They have chosen the same bench.
n1_4.3 You take the mould along in a basket under cabbages. Mother Aune has had it on her knee all evening. She measured it with the cord of her habit, and then she measured it again, and asked for the lamp.
n1_4.4 You have only the biscuit of clay to bring, and what the man said about a hat. Mother Aune made you say it twice, into the good ear.
n1_4.5 The captain of the Lantern Guard is early, and stands. She is grey at forty, and her coat is darned in three places by somebody who did it at night. At the other end of the bench a small woman is eating walnuts and counting the shells on a knotted string.
n1_4.6 “Two matters,” says Ilse Vey. “First. Bronze is leaving the tower and the Rust Court carries it. It goes through Warehouse Nine, on the canal. Cannot search there; orders. You are not under my orders. Second.” She looks straight in front of her, at the statue without a head. “Have been told to guard the tower and not to go up it. Asked why. Was told that it is dusty.”
n1_4.7 “Listen,” says the other. “Vixa. I sell things to people who used to own them. She’s right, we carry it. We carry what we’re paid to carry, and you’ll never guess who walks in front with a lantern so we don’t stub our toes. The watch does. I’ve every bill, with the captain’s own stamp on it. They’re in a pigeon loft, since nobody robs a pigeon. Come over the roofs with me and you can read them. That’s worth six and a half to you. For me it’s worth twenty. She knows that, look at her, she’s holding her breath.”
n1_4.8 The captain is holding her breath. “The stamp is kept at the palace,” she says.
n1_4.9 So the watch accuses the thieves and the thieves accuse the watch, and neither has told you a lie that you can put your finger on. {1} {2} {3} The square is full of people who are not listening.
n1_4.10 You think of a sheet of very good paper, and of who could send for a stamp.
n1_4.11 You think of half a sheet of paper with tooth marks.
n1_4.12 Vixa has nodded to Mirel once, as one nods to a person who owes nothing at present.
n1_4.13 The captain has looked at Brannoch, and remembered which wall it was, and looked away.
n1_4.14 Trust Captain Vey, and say so well.
n1_4.15 Trust Vixa, and beat her at her own game.
n1_4.16 Trust neither, and tell them so to their faces.
n1_4.17 {hero} gets up from the bench and stands as she does.
n1_4.18 She gives you the key.
n1_4.19 She gives you the hour.
n1_4.20 It does not need many words. {hero} says that whoever darns a coat three times does not sell bronze by the cart. Vey’s ears turn red. She takes a key from inside the coat, where it was not carried by order of anyone.
n1_4.21 “Cart door. Dogs are chained until two. If it goes badly I was never here.” She considers. “If it goes well, likewise. That is all. No. One matter more: I am obliged to you.”
n1_4.22 {hero} says it handsomely, and it comes out like a thing said to a captain. She has heard plenty of those. “Noted,” says Vey. “Two o’clock. The cart door will be locked; do not tell me what you did about it.” She leaves by the shady side of the square, and Vixa, without being asked, moves a knot along her string.
n1_4.23 {hero} takes up her bill and begins to go through it, line by line, aloud.
n1_4.24 The bill comes out in your favour.
n1_4.25 The bill comes out as it was.
n1_4.26 The altar cloth was stolen goods, so cannot be damaged. The lane is common. As to the young lady, {hero} proposes to charge for the exercise. At the end the Court owes you a walnut. Vixa hands it over, whole, and there is respect in the way she does not touch your fingers.
n1_4.27 “Ten,” she says. “That’s how many years since anybody read one of mine to the bottom. Chandler’s roof, after dark, soft shoes. Bring the cabbages, if you must.”
n1_4.28 Every time {hero} strikes out a line there is another one behind it, very reasonable, in smaller writing. By the end of the second sheet you have paid for the lane.
n1_4.29 “I like you. You could be robbed every week,” says Vixa, and counts what she has got by feel, under the bench. “Chandler’s roof. After dark. Captain, you’ve a thread loose.” The captain has gone.
n1_4.30 {hero} says that it looks to you as though you were being asked to choose which half of a pair of scissors had cut the cloth.
n1_4.31 They wait for you.
n1_4.32 They both get up.
n1_4.33 Nobody says anything for so long that the pigeons come back. Then Vixa laughs, and Vey, who does not, sits down at last, with the whole bench between them. They will each do it your way. But it cannot be done both ways in one night, and you must still say which. When this reaches the Bell House they will be quoting it for a week.
n1_4.34 To Warehouse Nine, with the watch’s good wishes.
n1_4.35 Over the roofs, with a thief in front.
n1_4.36 Vey nods, once. Vixa says that in that case there are two bales you may want to look behind, and names a price, and then waves it away with a face of actual pain.
n1_4.37 Vixa nods as if she had already been paid. Vey says that her men on the ridge tonight are young. She would be obliged if you aimed low. It costs her something to say it in front of a thief.
n1_4.38 It sounded better before it was said.
n1_4.39 The thief is offended in her trade, and gone between two cabbage barrows before the sentence is out. The captain stays long enough to say where and when, in five words, to the statue. It is not much. It is a locked door, at two in the morning, and somebody who wants it opened.
n1_4.40 The captain has turned on her heel. What she wanted was a yes. Vixa cracks a last walnut and looks you over. “Well, I can work with a bad temper,” she says. “Chandler’s roof, dark, and mind the third gutter, it’s only painted on.”
c04a_before.1 Warehouse Nine
c04a_before.2 At two in the morning Warehouse Nine smells of cinnamon and wet dog. They load here by night, with sacking round the wheels. You can see the counting loft, where a man in spectacles is writing by a shaded lamp, and the strong room behind the barrels, and the crane out over the canal with something heavy under a sheet. What you want is small: the book that says what left the tower, and the book that says who paid. Neither is likely to be lent.
c04a_won.1 Warehouse Nine
c04a_won.2 You come out by the cart door with a book under each arm and cinnamon in your hair. In the loft the man in spectacles is still sitting where he was, with his hands flat on the desk. He asked whether he might finish the column first, and you let him, and it came out right.
c04a_won.3 So much bronze, in the one book, by weight. In the other, the same nights, the same weights, and every time the name of the buyer is put down as H. O., Schoolroom.
c04a_partly.1 Warehouse Nine
c04a_partly.2 It is not as tidy as you had planned. There is a canal in it, for one thing, and the canal has got into the accounts. What you lay out to dry on the Bell House stove is some of what the warehouse knew: weights, nights, a column of initials that runs when you breathe on it.
c04a_partly.3 Mother Aune reads the wet end and you read the dry. In the middle there is a stain that she takes for a bridge and you for the word Schoolroom.
c04a_lost.1 Warehouse Nine
c04a_lost.2 They were expecting rats, and had brought what one brings for rats. You remember the barrel hoops, and being hoisted, and a voice saying to put them down gently, since there is a law about fly-tipping. You are on the quay in the rain with a bale label in your mouth.
c04a_lost.3 Captain Vey’s lantern comes along the wall, and stops, and stays where it is for some time. It does not come nearer. Then it goes on with its round.
c04b_before.1 Roof Run
c04b_before.2 From up here the city is all chimneys, and one lamp in three. Vixa goes in front in her stockings with her shoes hung round her neck. The pigeon loft is behind you, and the bills are inside your shirt, and so far it has been a pleasant walk. Then a voice below cries that there is somebody on the Chandlers’ ridge, and all over the roofs of the quarter, young men of the Lantern Guard, whom you had taken for chimney pots, stand up.
c04b_won.1 Roof Run
c04b_won.2 The last ladder comes down in a yard full of washing, and you come down with it, and stand among somebody’s wet sheets, laughing without any noise. Vixa puts her shoes on. She counts you, and it comes out as many as she set out with, and she moves a knot.
c04b_won.3 The bills are dry. Every one has the watch’s stamp; every one is made out for bronze; and where it says on whose account, somebody has written, in a very nice hand, Schoolroom.
c04b_partly.1 Roof Run
c04b_partly.2 Not everything that went up on the roofs came down in the yard with the washing. There is a gutter that was only painted on. There is a watchman of nineteen with a broken collar-bone who keeps apologising, and it was Vixa, in the end, who tied his arm up with her own scarf and told him that he owed her for it.
c04b_partly.3 Some of the bills are in your shirt. The rest went over the city like large slow snow, and people will be reading them at breakfast.
c04b_lost.1 Roof Run
c04b_lost.2 They drove you from ridge to ridge with great patience, and where the roofs ended there were more of them, with a blanket held out between them as if for a cat. They took the bills and they took some money to teach you. They were young, and pleased; one of them wished you good night.
c04b_lost.3 Vixa was not in the blanket. She was on a chimney two streets off, sitting very still. She had thought you would be better at it.
card_bronze_bill.1 A Bill for Bronze
card_bronze_bill.2 So many pounds on such a night, from the tower, by rope; and so many the next. Buyer: Schoolroom. Across the corner somebody has tried out a pen: Aubry Aubry Aubr
r2.1 Rope Ends
r2.2 You sleep in the day now, like bakers. When you wake there is a line of people outside a shop two doors down that has been shut for thirty years. They stand well, without pushing. They have been standing there since before it was light, and the grass in the gutter round their feet is wet and the stones under them are wet too. A woman comes out of the next house to say that there is no pie today, Marra is dead, they are all dead. Then she hears what she has said and goes in.
r2.3 Late in the evening the landlady says that there is a person below who won’t give a name and won’t sit. It is Captain Vey. She has left the long coat at home, and looks smaller. “Off duty until one. Two matters. Warehouse Nine you know about. Was asked today, from the palace, who opened the cart door. Said: rats. That is the first lie in a report for nineteen years.” She waits to see whether anything will happen to her for it.
r2.4 “The second. There are twelve children at the palace. Companions to the Duke, while he has his cold. Officers’ children, mostly.” She has taken hold of the back of the chair. “It is an honour, and one does not ask for them back. Mine is called Tomas. He is seven. He writes every week. Last week he wrote that the Duke does not like to be woken, and that they must not say so.” She lets the chair go. “Thought that somebody should know. Good night.”
r2.5 Late in the evening there is a scratching at the window, three floors up. Vixa sits on the sill, with her back to the drop. “Listen. I’m not here to be liked. Your share of last night’s is five and a farthing, only I’m keeping it, because you’re bad for my nerves.” She looks into the room to see how you live, and prices it, and her face softens a little. “Thirty, I’d give you, for the lot, with the blankets.”
r2.6 “I’ll tell you what doesn’t add up, and I’ll tell you for nothing, so you’ll know I’m frightened. Bronze is a penny a pound under the price of last year. There’s no war. And he’s paying me forty. Forty, for spoons.” She has stopped counting. “A buyer that doesn’t care what a thing costs, I’ve had three of those. Two were in love. The other had a child that was ill.” Then there is only the window, and the street with the quiet line of people in it.
r2.7 Before you sleep a boy brings a box of sugared almonds tied up with ribbon, and a card with a gilt edge. “Baron Ruk presents his compliments to the Seven Fords, and regrets any liberties that may have been taken by persons in his employment, or that are still to be taken. One would so much rather have met at dinner.”
r2.8 {1} {2} {3}
r2.9 Casimir says that the almonds are from the right shop.
r2.10 Pell tests an almond with three drops of something, waits, and eats it, and then the rest of that layer.
r2.11 Oren has been listening at the window. There are owls over the marsh tonight, a great many, and none of them is calling.
n1_5.1 The Tower Door
n1_5.2 The tower stands over the roofs like something left behind by larger people. You have only to walk up to it. Nobody else does, any more; the square at its foot has grass in it. The old door hung open for three hundred years with a cat asleep on the sill, so the sisters say. The new one is oak, a hand thick. It has no handle, and across the join between the leaves, from top to bottom, somebody has poured a rope of black wax and pressed into it, at every hand’s breadth, a coin.
n1_5.3 You know those coins. They are the pennies that are laid in mouths. There are thirty of them here, and each was somebody’s fare.
n1_5.4 “They took them out of the poor box at Ossuary Gate,” says Mother Aune behind you, in what she thinks is a whisper. She has come in her yard boots, with a hammer. “A ward, that is. Nobody living will touch it and nobody dead can. It is good work. I should like to meet the man and break his fingers.” Far up inside the stone a saw begins, three strokes, and a rest, and three. She shuts her eyes. “That is the lip. They are into the lip of her.”
n1_5.5 “Your thief says forty pence a pound,” says Mother Aune. “For metal that he has not bought and she does not own. And the watch stands in front with its back turned.”
n1_5.6 “Your captain is up there,” says Mother Aune. “They made her Warden on Monday, with a chain. I saw her go in. She walked like somebody with a full pail.”
n1_5.7 She tries the weight of the hammer. “I am coming up. I have the right, I oiled it. I know every step of that stair, I know which ones are not there. And I am seventy, and I cannot hear what comes from the left. There. That is both sides of the account.”
n1_5.8 Let Mother Aune come.
n1_5.9 Send her home, to keep the house.
n1_5.10 “Good,” she says, before you have finished the sentence, and for once she has heard every word. She goes in front as far as the sill, to show you where the cat used to lie, so that nobody shall tread there.
n1_5.11 She looks at the hammer. She does not say that she misheard; it would be kinder if she did. Then she unslings the bag that she has been carrying under her cloak and pushes it at you. There is bread in it, and a whole sausage, and eight hard-boiled eggs, each with a face on it in ink. “The novices did the faces,” says Mother Aune. “Bring me something back.”
n1_5.12 There remains the door.
n1_5.13 Lift the ward, coin by coin, as one would take them from the dead.
n1_5.14 Break it.
n1_5.15 {hero} kneels on the cold side of the sill and begins at the bottom. {1}
n1_5.16 You hum the burden of the bell song, for want of a prayer that has anything to do with pennies.
n1_5.17 There is no prayer for this, so it is done politely.
n1_5.18 Thirty pennies lie in a row.
n1_5.19 The twenty-ninth penny sticks.
n1_5.20 Each comes off with a little sigh of the wax. {hero} lays them on the step in order, and says of each that it was paid, and by the twelfth a watchman’s voice behind the door has begun to say it as well. At the thirtieth the leaves part. The watchman has leant his spear on the wall. He says that one of those would be his gran’s, and he is going home now to see to her.
n1_5.21 It is warm. That is all, but one does not expect it, and {hero} lets go too soon. The wax comes away in one piece with a noise like a sheet torn in half, and the pennies go ringing down the steps and over the whole of the square. In the tower the saw stops. You hear the word passed up, floor by floor, with a guess in it at how many feet.
n1_5.22 {hero} asks for the loan of the hammer, or finds a bench. The wax may frighten the living and stop the dead, but the hinges are only iron.
n1_5.23 The hinges go first.
n1_5.24 The shoulder goes first.
n1_5.25 At the fourth blow the door leans inward, as tall doors do, with great dignity, and then all at once. There was a watchman close behind it with his ear to the wood. When the dust settles he is under one leaf of it, unhurt, with only his face showing, and he asks you to leave him where he is. It is the safest place that he has been all week.
n1_5.26 It was hung by somebody who knew what he was doing. When it opens, it opens because the wax has cracked and a sensible man inside has lifted the bar to see who is making the noise. {hero} goes through on the swing of it and meets the newel post.
c05_before.1 Tower Stairs
c05_before.2 The stair goes up round the walls with the drop on your right hand. A flight is missing. Where the bell ropes used to hang there are pulleys now, new and well greased, and a scaffold, and sawdust that glitters when the lamp moves, since it is not sawdust. On the landing a sergeant of lamps has drawn up his men in two ranks, by the book, facing the wrong way. They were told that thieves would come from above. They turn round.
c05_won.1 Tower Stairs
c05_won.2 You go by them at last, over the broken flight and the planks, and up the ladder into the frame. Below, the sergeant of lamps has taken his helmet off and is sitting on the edge with his legs over the drop, telling his men to see to their cuts.
c05_won.3 In the middle of the rope room a hook as thick as your arm hangs on a chain. That is where the clapper was. They have hung a lantern on it. Somebody has chalked the weight of what is gone on the wall, night by night, and added it up.
c05_partly.1 Tower Stairs
c05_partly.2 It was meant to be one push, and it is three, and a wait on the scaffold with a plank held up against the arrows. Some of the lamps are behind you now and some are not. But the way up is clear for as long as nobody thinks about it too hard, and you take it.
c05_partly.3 You pass the hook where the clapper hung. It swings a little. There is chalk on the wall, in columns, with dates.
c05_lost.1 Tower Stairs
c05_lost.2 They put you out. They do it rank by rank, with shields, with very little malice, down every one of the steps that you had gone up, and leave you on the sill among the pennies. Somebody shuts what is left of the door.
c05_lost.3 You sit where the cat used to. After a time you notice that the saw has begun again, and that the guard on the landing is being changed: a long line of lanterns going home across the grass, and only a few coming back.
c05m_before.1 Tower Stairs
c05m_before.2 You wait for the hour when a watch is longest, and go in again over the same wet steps. There is no sergeant on the landing this time. He has been called to the palace to explain himself, and has left a good man to stand in the way until he is back. The arrows are the same. You know now which of the planks is nailed down at one end only.
c05m_won.1 Tower Stairs
c05m_won.2 It goes quickly, once you know it. Twice somebody shouts an order that would have stopped you, and both times there is nobody whose business it is to obey. You come up through the trap into the wind.
c05m_won.3 Behind you on its chain the great hook turns, with a lantern where the clapper should be. One of the watch has hung his wet socks on it to dry. He takes them down as you go past, out of shame.
c05m_partly.1 Tower Stairs
c05m_partly.2 Up, then, and not in good order: a hand from above, a boot from below, a stretch on the outside of the scaffold that you do not mean to talk about. There are men still shouting on the stairs. They will not follow you into the frame; they have been told that it is dusty there, and have begun to wonder what that means.
c05m_partly.3 You have seen the empty hook. You have seen the sums in chalk.
c05m_lost.1 Tower Stairs
c05m_lost.2 In the end you do what was always possible, and climb the outside, where the pulleys are, on the rope that brings the bronze down. It is dark. Halfway there is something wrong with the rope; it has been wiped, again and again, by hands, and what they wiped on it is cold and will not come off yours.
c05m_lost.3 You roll over the parapet and lie there. Through a slot in the wall you can see the hook below, and what does not hang on it.
card_clapper_gone.1 What the Chalk Says
card_clapper_gone.2 Clapper, eleven hundred and four. Then by nights: sixty, fifty-five, ninety, ninety, a hundred and twelve. He is in a hurry. Under the line, very small: and a child’s weight over.
c06_before.1 Warden Vey
c06_before.2 There she hangs, and nobody had told you how big. You could stable horses in the Long Bell. From the lip up on the river side a piece has been taken out of her like the first slice from a cheese, and through it you can see the rain, and beyond the rain the reeds. In front of the gap stands Captain Vey with the Warden’s chain on.
c06_before.3 “Three matters,” she says. “I am ordered to stop you. I cannot be seen to be slow about it. There is a window in the palace from which this floor can be seen.” She draws.
c06_before.4 “You came over my roofs,” she says, “with a thief in front. One matter only.” She draws.
c06_won.1 Warden Vey
c06_won.2 When she lets the point sink she does it by inches, with her side towards you and her back towards the palace, as if it were beaten out of her hand. “Your word,” says Ilse Vey without moving her lips. “I have it. Then fall on me, and make it look like something.”
c06_won.3 She goes down on one knee beside the rain tank, and puts out a hand for the sword, and it is not where she thought. After that she does not look for it. The chain has come off, and lies in the wet.
c06_won.4 The saw is still standing in the cut. It hums when you touch it, on the note that the whole city has been waiting for.
c06_partly.1 Warden Vey
c06_partly.2 You had found where she is weak. She favours the darned side. But to find it is not to have beaten her, and at the end there is a long moment on the wheel floor when the rain comes between you like a curtain. She looks towards the palace. Then she takes hold of the wet rope by which the bronze goes down, and steps off.
c06_partly.3 You hear it run out, and a splash, and a small bell on a boat.
c06_lost.1 Warden Vey
c06_lost.2 She beats you, and she takes no pleasure in it, and when she has you against the parapet and could finish it she seems to be counting. “Stay down,” says the Warden, for you alone. “Have done what I was told. Was not told any more than that.”
c06_lost.3 When you can get up, her men have carried off the last sawn piece, and she has gone down the rope after it to the river. They have left the bell where it is. It was too heavy to steal in one night.
card_warden_key.1 The Warden’s Key
card_warden_key.2 Iron, as long as a hand, on the chain of an office that was invented on Monday. It opens the tower’s river door.
n1_6.1 The Warden
n1_6.2 From up here you see what Corvane looks at when it thinks that it is asleep. One lamp in three. The palace with a single window lit, in the nursery wing. Beyond the wall the marsh begins, and on all the paths in it, for miles, small and slow and as regular as stitching, things are moving about their work. {1}
n1_6.3 Ukka counts the paths and stops, because more of them are moving than there used to be paths.
n1_6.4 You strike the bronze with your knuckles, once{1}. It gives a sound like a cough. Down on the dark paths every one of them stops. Then nothing follows, and they go on.
n1_6.5 , since you know the verse that goes with it
n1_6.6 The chain of the Warden hangs over the parapet. She has taken it off and put it where it would be found. The rope beside it is new, as thick as a wrist, and it runs from a beam out over the river to a landing with a boat’s lantern on it. So it does not go through the streets at all. It goes down to the water and away by the reeds, where there is no weigh-house and no clerk.
n1_6.7 Somebody has brought the captain a bucket to sit on. She holds one arm in the other and gives her report to the wall. “Pieces go down that rope to the river. By boat into the reeds, where nobody weighs. From there I do not know. Have asked not to know.” Her voice is steady. “Twelve children in that wing. One window. He moves the lamp when he wishes to remind me.” {1}
n1_6.8 She has not told anyone else so much in years. She appears to be finding out how it is done.
n1_6.9 Among the shavings on the wheel floor lies a letter, trodden on, in a round hand with lines ruled for it: “Dear Mama, I am well. We are all well. We have to be very quiet because the Duke is resting. He holds my hand. It is so cold I wear my mitten. Your Tomas.”
n1_6.10 A letter has fallen out of her coat, in a round hand with lines ruled for it. You do not mean to read it. “Dear Mama, I am well. The Duke held my hand at lessons. He is so cold that I wear my mitten. Your Tomas.”
n1_6.11 She will have seen, when she got to the bottom, that it was gone.
n1_6.12 It is Sergeant Hask who picks it up, out of breath from the stairs. He has come to see what the noise was. He folds it small and gives it back to her, and looks at you, and waits, with his hands hanging.
n1_6.13 Spare her, and make her believe it.
n1_6.14 Hand her to the guilds, for the weight that is gone.
n1_6.15 Keep your word to her.
n1_6.16 She is gone: follow the ropes.
n1_6.17 {hero} sits down on the wet boards in front of the bucket. It is going to take some time to convince Ilse Vey that a thing can be given.
n1_6.18 She takes it as an order.
n1_6.19 She takes it as a trap.
n1_6.20 {hero} does not say that she is forgiven; it is not in your gift, and she would not know where to put it. {hero} says that the watch needs a captain and that the boy needs fetching, and that both are work. She listens with her head on one side. “Understood,” says the captain. “Two matters, then. I shall be where I am needed. And the watch has not seen you.” Hask blows his nose on the checked cloth.
n1_6.21 “He said that you would be kind,” says Vey, and looks at the window. “He said that it would be the next thing.” She will not have it. She lets herself be helped as far as the stairs, like a prisoner, and halfway down, at the missing flight, she steps off into the dark, onto a beam that only the watch knows, and is away. Hask does not run after her. He looks at you as one looks at the weather.
n1_6.22 {1} Dorrit Kell comes up the whole stair for it, with two masters behind her, and has to hold on to the frame. She looks at the gap first. “That’s four hundredweight of my mother’s street,” says Dorrit Kell when she can. Then at the captain, and for once she does not guess the size. “Bring her. And somebody give her a coat, she’s shaking.”
n1_6.23 She had your word, and she reminds you of it, with one finger, as you might point out a wrong date. Then she says nothing more.
n1_6.24 “Yes,” she says. “That is correct.”
n1_6.25 You say it again aloud, so that Hask shall have heard it. “Then it is a contract,” says Ilse Vey, and there is something in her face that you have not seen there, as if somebody had loosened the collar. “Will keep my side. As captain. From inside, with my eyes down, until I have the boy. Two words from me and you move; I shall not have time for three.”
n1_6.26 You go down by the river rope, hand under hand, past the scrapes that the bronze has left in the wall. At the landing there is a trodden place, and sawdust that glitters, and the mark of a keel in the mud, pointing at the reeds. Hask is there with a lantern. He has found one small mitten on the stones. “She’ll be wanting this,” he says, and keeps it.
n1_6.27 In the morning the whole city knows that somebody has been up the tower. Nobody says so. But on every second doorstep in the town, by the milk, people have put out a spoon.
r3.1 The Regent Calls
r3.2 You have been ten days in Corvane, if that is what it was; there is no longer anything to count by. Sister Bett has made you a bed in the Bell House behind the stove. {1} {2}
r3.3 There is a new rota nailed up at the Guard Yard, in the captain’s square hand, and it seems that nobody at all is to stand on the river side.
r3.4 At the Guard Yard a new rota is nailed up. It is in somebody else’s hand, and there are short coats on it.
r3.5 Every evening you take Marra Lunt’s spoon out of its cloth and look whether it is still in the bronze.
r3.6 He comes late, alone, holding a lantern by its ring, like a man who has come about a lost dog. He will not sit while the sisters are standing. When they have gone he lays a purse on the stove shelf, and squares it up with the edge.
r3.7 “It is the bell-salt, for two years. I make it eighty-one and some coppers, and I have called it ninety. I should like you to go home,” says Halvard Oss. “I am asking you. You have been hurt, and people on my side have been hurt, and I lie awake over it. In three weeks there will be no more trouble of this kind in the river lands at all. Nobody will have to be afraid of them. They will only have to be asked.”
r3.8 You say that you saw the saw.
r3.9 “Yes. I am told that one can hear it from the marsh.” He rubs his eyes. “We tell them to lie down. Have you ever thought how strange that is? We have someone we love, who can stand and walk and hold a hand; and we have built the largest bell in the world to tell him not to. I was a schoolmaster. I never sent a child out of the room for being cold.” He hears that last word himself.
r3.10 He picks up his lantern, and thanks you for the fire. The purse has stayed where it is. Mother Aune, when she comes in, picks it up with the tongs and drops it in the poor box.
r3.11 {1} {2} {3} {4} {5} The trail goes down to the reeds, and there is no more reason to wait.
r3.12 The next day there is a parcel from the sign of the small helmet: a coat, lined, low on the left. Nobody has asked for money.
r3.13 The next day it rains, and the river goes up by a hand.
r3.14 Hask has left a pie.
r3.15 On the sill somebody has put a walnut, whole.
r3.16 Sister Bett has taken the stocking off the smallest bell over your window, and put it back, and told you not to tell.
r3.17 Mother Aune has not turned her good ear to you since the tower. But there is soup.
`;
