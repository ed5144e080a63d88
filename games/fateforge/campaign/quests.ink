// The side quests of The Silent Bell. Voices: voices.md.
VAR hero = ""
VAR rest = 1
VAR bellSong = false
VAR archiveFree = false
VAR rust_court = 0
VAR bell_house = 0
VAR guilds = 0
VAR hask = 0
VAR aune = 0
VAR dorrit = 0
VAR vixa = 0
VAR ruk = 0
VAR ilmar = 0
VAR trustCourt = false
VAR mirePact = false
VAR withUkka = false
VAR withPell = false
VAR withCasimir = false
VAR wits = 0
VAR jotStands = false

-> END

=== sq01_offer ===
# title Rat Catchers
A chandler called Oddy stops you in the Row. He has the fifth door, the blue one, and a cat under his arm that has given notice. His cellar is full of rats. That is nothing new; but these came in from the marsh a week ago, in good order, and they have brought their old people. He would pay four pieces, and there is a side of bacon down there if they have left it.
-> END

=== sq01_begin ===
# title Rat Catchers
“They’re afraid of something,” says Master Oddy at the hatch. “I never saw rats afraid. It makes them stubborn.” He hands you a lantern, thinks again, and hands you instead a basket of candle ends. “Not the lantern. They take it off you.” The cat looks down past your knees into the dark, and then at you, with pity. # page
Below it smells of tallow and wet wool. There are barrels, then grain bins, then a hole in the brickwork where the drain comes through, and something has built its nest there out of wicks. As your eyes get used to it you see the rest of them. They are sitting up, all along the beams. In the river lands it is held that a rat will leave when it is no longer worth its while. These have looked at what is coming after them, and have looked at you, and they have made their choice.
-> END

=== sq01_won ===
# title Rat Catchers
When it is done you come up by the drain, and there is Master Oddy on the pavement with the bacon already wrapped. They had not touched it. They had lived on candles. In the nest you found a hundred and six of his wicks, plaited, and a baby’s silver rattle, which he turns over several times.
“That’s out of the churchyard,” he says. “They’ve been bringing things away.” The cat gets down, and walks round the hatch, and lies on it. It is prepared to overlook the matter.
-> END

=== sq01_partly ===
# title Rat Catchers
There are fewer of them, and you know the way out. That is where matters rest. Master Oddy, hearing it, nails a board across the hatch and sets his counter on it, and then the heavier of his two apprentices. “I’ll sell soap,” he says. “It can be got from upstairs.”
-> END

=== sq01_lost ===
# title Rat Catchers
You come out by the hatch rather faster than you went in, with a rat hanging on your coat-tails by its teeth, from principle. Oddy lets the lid fall. He is not angry; he gives you a bun. But by supper time it has got about among the guilds that the toll people were seen off by vermin, and that the vermin were heard to cheer.
-> END

=== sq01_gone ===
# title Rat Catchers
The blue door is shut and there is no candle behind it. Master Oddy has gone to his sister’s. He left a saucer of milk on the step for whoever might come by, and something has drunk it, in a good many small sips.
-> END

=== sq02_offer ===
# title Runner in Debt
The fastest boy on the docks is called Jot. He can take a letter from Salt Quay to the palace while you are still looking for the ink. But he owes the Court fourteen pieces for a boat that he borrowed, and it grows; he is now working it off by standing guard over the page it is written on. Somebody would like to see that page burn. She has not given her name. She would not let you take her hand, either.
-> END

=== sq02_begin ===
# title Runner in Debt
The net loft hangs out over the water on brackets, and you go up to it by an outside stair with every second tread taken out, to discourage callers. Debts are kept there. Each has a drawer of its own, and somebody sits beside it. “Listen,” said the small person on the quay, not to you, to a bollard. “He’s thirteen. He’s got a knife because they gave him one. He’ll come at you like a cat with a tin on its tail, and there’s a woman who’d be obliged if he wasn’t spoiled. It’d be worth ten to her.” # says vixa # page
You look in between two boards. A doorman fills the hoist. There is a slinger at the window, and a table with the drawer on it. Beside the table a thin boy in a coat made for a man is walking up and down, and at each turn he reads what is in the drawer, though he must know it by now.
-> END

=== sq02_won ===
# title Runner in Debt
You burn it before his eyes, in the slinger’s own lamp. He watches until the last of the writing has gone brown and curled; he says the sum aloud as it goes. Then he does not know what to do with his arms.
“So what do I owe you?” says Jot. You tell him: nothing. He looks for where the catch is. {jotStands:“I’ll run for you, then,” he says, “so’s we’re square,” and is at the foot of the stair before you have found your hat.|“I’d run for you,” he says from the floor, with a hand to his head, “only not this week.”} On the quay the bollard has no one near it any more. There is a walnut on it.
-> END

=== sq02_partly ===
# title Runner in Debt
It is a matter of having the page, the hoist and your own feet in one place, and you manage any two of these. The drawer has been carried off across the water by someone who did not stop for his hat. Jot is sitting on the walkway, biting his knuckle. “They’ve got it in their heads too, you know,” he says, “they don’t need the paper. It’s only so I can see it.”
-> END

=== sq02_lost ===
# title Runner in Debt
They send you down by the hoist, at the speed of a herring barrel. From the top a doorman reads out the new total, yours having been added to the boy’s, and he wishes to be told the name of your next of kin. You never saw a face so shut as Jot’s. For a moment he had believed it.
-> END

=== sq02_gone ===
# title Runner in Debt
You ask for him at the quay and people look at the river. He is not drowned. He has been made over to a house further down the coast, they tell you; it was in the small print. He ran there himself, with his own transfer in his pocket, in under the hour.
-> END

=== sq03_offer ===
# title The Missing Ledger
At the Archive of Tolls a clerk has run off with a book. It would not matter, says Sorrel, in black paper sleeves and considerable distress, if it were any other: but this is the counter-ledger, in which they write down whatever the palace has asked them not to write down. The clerk’s name is Finch. He is not a thief. He reads aloud to himself on the stair, and somebody must have heard him.
-> END

=== sq03_begin ===
# title The Missing Ledger
“He was frightened,” says Sorrel. “He has been frightened ever since the spring; he had taken to weighing his lunch.” He shows you the desk. It has been left very neat. The inkwell is empty, and you can see that it was drunk, or thrown; there is a splash on the wall as high as a man, and round it the outline of somebody who had been standing there. Not a large man: about as tall as Corporal Lusk. # page
In the drawer is a peppermint, and a list of three words in a clerk’s hand. Thirst. Coat. Debt. “He wrote down where he meant to go,” says Sorrel, with a sort of anguish. “He could not help it. He was trained here.” You memorise the list and eat it. It is what he would have wished.
-> END

=== sq03_search ===
# title Four Hundred Drawers
They go right up to the ceiling. Each has a label in Latin, by Nettle’s father, whose writing could not be read by anybody then either. Somewhere behind one of them lies a flat book that does not smell of herbs.
* [Find the right drawer. # id look # test perception medium one]
  {hero} stands in the middle with a candle and looks, for as long as it takes to burn an inch, without touching anything.
  * * [It is the one that has been dusted. # when passed]
    Finch was a tidy man. In four hundred drawers there is a single brass knob with no thumb mark on it: it has been wiped. In there beneath the senna is the counter-ledger, and with it a note. “If found return to Archive. If not found, well done.” # then sq03_won
  * * [They have all been dusted. # when failed]
    {hero} opens nine drawers, then thirty, and sneezes, and after that it is not a search any longer but a kind of weather. When everything has come down on the floor there are some loose pages among it. Finch tore them out himself, it looks like, in case. # then sq03_partly
- -> END

=== sq03_won ===
# title The Missing Ledger
Sorrel weighs it, and it is right to a grain. He has to sit down. Then, since a good turn must be entered opposite another, he makes you free of the house, with a stamp, and gives you what the palace paid him for not keeping the book. # gold 3 # flag archiveFree
The last entry is of Thursday. Received of the palace: one request. That in the event of the Duke’s recovery no notice shall be taken of his age. Finch has put in the margin: recovery?? and, after a blot: I have seen him at the window.
-> END

=== sq03_partly ===
# title The Missing Ledger
“It is not all of it,” says Sorrel, and lays the leaves side by side as if he were setting a bone. “It is not, I am afraid, the half.” But what you have brought he did not have yesterday. He goes and unhooks the little chain that hangs across the reading room. You may come in one time without paying; he will say that he mistook you for a bishop. # flag archiveOnce
-> END

=== sq03_lost ===
# title The Missing Ledger
There is nothing to be found, and Sorrel thanks you for it. He has ruled a line in the catalogue already, and written on it: wanting. It is the only word in the whole of the Archive, he tells you, that he has never got used to the weight of.
-> END

=== sq03_gone ===
# title The Missing Ledger
They have brought Finch back. He sits at his desk again with his sleeves on, and copies; he does not read aloud. Sorrel has put a screen round him. “He says that he never had any book,” says Sorrel, “and that it was very kindly put to him.”
-> END

=== sq04_offer ===
# title The Sunken Cart
“I’ve lost a cart,” says Dorrit Kell. “Not mislaid. I know where it is to a yard, I just can’t see it.” It was on its way in by the marsh road with two iron-bound chests, when the ford washed out under the wheels. The carter swam. What is in the chests she has only on paper, and the Mirefolk hold that whatever the water has taken it has been given. You may keep it, if you get there first. She would only like to know that it is not rusting. # says dorrit
-> END

=== sq04_begin ===
# title The Sunken Cart
The carter comes along to show you the place. He is still carrying the whip. “It was that flat calm,” he says. “And the mare stops, and she looks down. And I look down; and there’s people in the ford. Just stood there under the water with their hands up, like you’d hold up your hands for somebody to pass you down a trunk.” He takes hold of a willow and will not come any further. # page
One corner of the wagon shows above the mud. A heron is standing on it. All round the pool are grey faces that were there before you, sitting in the reeds on their heels, and with them something long and low that you took for a log. {mirePact:They know you, and it does not help: this is business. An old woman calls across that you can have the mare.|One of them points at the chests, then at the water, and last at you, and shakes his head.} {withUkka:Ukka answers in their own speech. From the tone you would say that the mare was declined.}
-> END

=== sq04_won ===
# title The Sunken Cart
The chests come ashore across two planks. The mud lets them go one after the other, with a kiss; the log has swum off. When you break the hasps everything inside is packed in oiled straw and as bright as it was in the shop.
“Dry as a biscuit,” Dorrit says that evening, with a hand on the lid. She has written the cart off already, and she does not write things on again. “Keep them. That’s eighty pound of my work you’ve got there and it’d break my heart to see it sold.” # says dorrit
-> END

=== sq04_partly ===
# title The Sunken Cart
Things come up, and things go down. You have been in to the neck three times, and the heron has not once moved from its place, and what lies on the road at the end of it is what one man might have carried on a good day. The Mirefolk have the rest, or the marsh does. They have left you the whip, standing upright in the mud.
-> END

=== sq04_lost ===
# title The Sunken Cart
By nightfall there is nothing to be seen but a ring of bubbles with a heron in the centre, and then the heron goes too. A voice in the reeds offers you the wheel for half a cheese. You have no cheese. You walk home by the road in your socks.
-> END

=== sq04_gone ===
# title The Sunken Cart
It rained in the hills, and the pool has gone over the place. Dorrit Kell has crossed out a line. “There’s some lad under there in two hundred years,” she says, “that’ll think we were giants.” # says dorrit
-> END

=== sq05_offer ===
# title Night Watch
Sister Bett would not ask for herself. But there is a graveyard outside the wall, by a small shrine with a lamp, where the house buries its own; nine new graves since midsummer; and the sister who sits up with them has come home with her hair white. She does it the same as ever, she says, and she talks to them. Only that now they have begun to sit up as well. If you could take one night, so that she might sleep.
-> END

=== sq05_begin ===
# title Night Watch
You are given a flask, a rug, and a list. “You needn’t do much,” says the sister whose hair is white; it was red, and she is twenty-six. “Trim the lamp. And when they start, tell them what time it is. That’s what upsets them, that nobody’ll say.” She has got as far as the lych-gate with you, and now she kisses her own hand and lays it on the post. # page
There are yews in a row. The lamp shows you as much grass as a table cloth. You tell them that it is ten; you tell them, eleven. At about the time when the Bell would have rung you hear it, all around, very soft: it is turf being folded back by people who were taught not to make a mess.
-> END

=== sq05_won ===
# title Night Watch
At six you say so, and there is nobody to contradict you. They have gone back. Some you had to help. You have laid the sods over them and stamped down the edges, and put a jar of asters the right way up, and the light comes between the yews as yellow as butter.
Mother Aune herself is sitting on the wall, with soup, and there is frost on her hood. “I heard you,” she says. “Every hour, all night long. I heard it with both!” # says aune
-> END

=== sq05_partly ===
# title Night Watch
The worst of it is that it was so nearly morning. You had them down but for one or two, and those you could not find; and when it got light there were bare footprints in the dew, going off in the direction of the town. They had stopped beside the shrine. Somebody had trimmed the lamp, and it was not you.
-> END

=== sq05_lost ===
# title Night Watch
You held on to the lamp. That was what it came to at the end: with your back against the shrine you held up a lamp, and told them the hour at the top of your voice, and it was always the wrong one. In the morning the young sister with white hair walks down the rows, from hole to hole. She folds the rug. She says that you were not to know.
-> END

=== sq05_gone ===
# title Night Watch
The graveyard by the shrine has been given up. There were nine of them; they came in one evening by the front, wiped their feet, and sat down in their old places in choir. Nobody has had the heart. The nuns sing round them, and leave a rest where each used to come in.
-> END

=== sq06_offer ===
# title A Wager of Wits
“Baron Ruk will be at home on Wednesday. There will be a clear soup, a carp, and some conversation. Afterwards it is his custom to lay a small sum upon the quickness of his guests, in three heats, of which two are needed. No weapons; no bread-throwing. Persons of the Fords would be made especially welcome, as one is told that they can count.” It comes with a sprig of something, and your own fork, which you had not missed. # says ruk
-> END

=== sq06_begin ===
# title A Wager of Wits
There are nine at table, and all of them have robbed one another. Baron Ruk stands until everybody sits. He carves the carp himself, so thin that you can see him through it. “One dines with the living while one may,” he observes. “Now as to our little game. First it is to be a toast: to me, if you please, and it must be both civil and true. Since one was a boy no guest has managed it.” # says ruk # page
A purse lies on the cloth beside the salt. The fish regards you from its dish.
* [Give the toast. # id toast # test charm medium one]
  {hero} gets up, and taps a glass.
  * * [Civil and true. # when passed]
    “To our host,” says {hero}. “He has had everything we own in his hands, and has left us our appetite.” They all look for the insult in it, in silence, and it is not there. The Baron sets down his knife. He is touched, it seems; he has to ask for the mustard.
    ~ wits = wits + 1
  * * [Civil. # when failed]
    It has a beginning and an end. In the middle {hero} calls the Baron “upright”, and someone at the foot of the table breathes in a bone. He is saved, and thanks everyone, and the toast is drunk; but nobody could claim that it was true.
- “The second heat,” says Ruk. “Every guest has an almond beneath one of three cups. Take your neighbour’s. He will be trying to take yours.” # says ruk
* [Take the almond. # id almond # test guile medium one]
  {hero}’s neighbour is a bishop, or is dressed as one.
  * * [It was never under the cup. # when passed]
    They lift, they change, they lift. In the end the bishop turns up all three with a flourish, and finds nothing, and nothing, and a small lead seal. {hero} is chewing. “When?” the bishop asks, humbly. “During grace,” says {hero}.
    ~ wits = wits + 1
  * * [It was under the bishop. # when failed]
    {hero} watches his hands. They are beautiful hands, plump, with a ring; it is a joy to see them work. He has done it with his foot. The whole table applauds, and somebody puts an almond in {hero}’s palm to make up for it.
- “And third. I have a clock that lies,” says the Baron, and has it brought. “It gains five minutes in the hour. It was right at noon. At this moment it says a quarter past ten, and my cook goes home at nine. Is there going to be pudding?” # says ruk
* [Do the sum. # id sum # test lore medium one]
  {hero} takes a crust, and begins to draw on the cloth with it.
  * * [There is pudding. # when passed]
    Sixty-five of its minutes go to one true hour, so that ten hours and a quarter are nine and something; {hero} carries the sevens over to the salt cellar. “It is twenty-eight minutes past nine,” says {hero}. “He went home half an hour ago, or if he goes by this clock, an hour and ten minutes. But you would not have asked if it weren’t being kept hot.” A voice behind the hatch calls out that it is treacle.
    ~ wits = wits + 1
  * * [There is no pudding. # when failed]
    It is a good crust, and the cloth is a large one, but somewhere near the mustard {hero} divides where one ought to multiply, and it comes out that the cook has not been born. “A bold result,” says the Baron, and everybody has another look at the clock.
- {wits > 1:The Baron rises. He bows; he slides the purse across to you with one finger. # then sq06_won|{wits > 0:The Baron weighs the purse in his hand, and smiles. # then sq06_partly|The Baron puts away the purse, with every mark of regret. # then sq06_lost}}
-> END

=== sq06_won ===
# title A Wager of Wits
The purse has five pieces in it. You know, since you counted it by ear. He sees you to the door, as he does nobody. “One has so few pleasures. I shall tell you something for nothing, and you will not meet with that again in this house. The gentleman on the hill also dined here. He won all three. And for the toast he said, ‘To Ruk, who never took anything that could not be given back.’ I have not slept since. What can he have meant?” # says ruk # points 2 # gold 5
-> END

=== sq06_partly ===
# title A Wager of Wits
One of three; it is more than most. He lets you take home the treacle pudding in a bowl, and asks for the bowl again. You are on the bridge before you notice that you are still holding your fork, and that it is a better one.
-> END

=== sq06_lost ===
# title A Wager of Wits
You were splendid company; everyone says so. They come out on the steps to tell you. Halfway home you find that your buttons have gone, all of them, so that you walk through Corvane at midnight with both hands full of coat, and a dead lamplighter touches his cap.
-> END

=== sq06_gone ===
# title A Wager of Wits
On Wednesday there was no dinner. The carp has been given its liberty. “There were going to be thirteen of us,” it says on the card, “and four have come who were not asked, and will not eat, and cannot be got to leave.” # says ruk
-> END

=== sq07_offer ===
# title Embers under the Mill
Mrs Garrow has a windmill on the river side, and under it a kiln for drying oats, and there are people in the kiln. They wear white. They sing to it. She would let them, she is musical herself; but it is a flour mill, and they have brought hot coals in there in a dish. In the air of a flour mill, she says, a person may not so much as strike a light. She has come to you on foot, because the donkey is on strike.
-> END

=== sq07_begin ===
# title Embers under the Mill
You go in past the hopper with your boots wrapped in sacking. Everything is soft and pale; the dust hangs in the light and turns over. You leave prints. “Slow,” whispers Mrs Garrow. “Nothing quick. If anybody hits anybody, tell them to do it downwards.” Under the boards is a red glow, and voices, a third apart. # page
They have got hold of something that they believe is holy. It is a ring; it came out of the ashes of the last great casting, and has been warm ever since, and they pass it round from hand to hand at the changes in the verse. Whoever has it does not feel the heat of the coals. The rest of them do. There is a girl with both palms bandaged, who sings louder than the others.
-> END

=== sq07_won ===
# title Embers under the Mill
You come out by the back race, white from head to foot, and the mill is still standing. Mrs Garrow goes round it twice to make sure. It is when you are beating the flour from your coat that somebody sneezes, and everybody stops breathing, and looks at the chimney.
The ring sits in the palm like a coal that has thought better of it. The girl with the bandages has come out after you. She does not want it back. “Is it always as quiet as this?” she says, and stands there in the grass and listens.
-> END

=== sq07_partly ===
# title Embers under the Mill
There was a flash. It was no more than a handful, in a corner; it took the loft door, and every eyebrow in the building, and since then nobody in the mill has been inclined to finish. They have gone out at one side and you at the other. Something of what you went in for is lost in three tons of oats. It will turn up in a porridge.
-> END

=== sq07_lost ===
# title Embers under the Mill
They sang you out. It was in four parts, with tongs. You lie among the dock leaves below the sluice and see the little lit window go by, and by, and by, as if it were the mill that went round. Mrs Garrow has fetched her good hat out of the house, and her clock, and the donkey. She has put them in the next field but one.
-> END

=== sq07_gone ===
# title Embers under the Mill
You heard it. Everybody did, on Tuesday, about four. For an hour afterwards it snowed over the whole of the river side, and children put their tongues out. Mrs Garrow is stopping with her cousin. She will say only that the last verse was very fine.
-> END

=== sq08_offer ===
# title The Lost Verse
“There is one missing,” says Mother Aune. “Nine hundred and twelve we sing. I had it from Mother Perpetua, and she from the one before, that it ought to be nine hundred and thirteen, and that at the place where it was one must take a breath and look at the floor. I have been looking at that floor for forty years. Go and find me what I am ashamed of.” # says aune
-> END

=== sq08_begin ===
# title The Lost Verse
Sister Bett has it in pieces. The verse was on the bell herself, on the lip, in raised letters; at the last casting but one somebody paid to have it chiselled off. That would be a hundred and twenty years ago. The man who did it was called Amery, a mason. He drank. He used to tell people that he had cut a woman’s throat for the city, and when they sent for the watch there was never any woman. # page
“He couldn’t write it down, you see,” says Sister Bett. “He couldn’t read. He had only the shapes. So he cut them again, in three places, where he had work. It was all he knew how to do.” {bellSong:She makes you sing her the burden, to be sure that you have the tune it must go to.|She hums you the tune it must go to, four times, till you stop getting it wrong.} “And then you will want somewhere to sit down.”
-> END

=== sq08_verse ===
# title The Lost Verse
You have all three lines, and the fourth. They want saying. On the other side of the lane something has stopped, and is listening; it is large, and wet, and it is a good way from home.
* [Say the whole of it, as if somebody needed to hear it. # id say # test spirit hard one]
  {hero} sits up straight on the bench, and folds both hands.
  * * [It is received. # when passed]
    Annis that kept the sluice and stair. {hero} does not declaim; {hero} says it as you would tell a person that her coat is on the hook, there, behind the door. At the end comes a smell of river, and past the shrine the whole length of the lane is dark with water, drying. It came to the bench, and it sat down. It is gone. # then sq08_won
  * * [It is only said. # when failed]
    The words are all there, in their order, and they drop one after another into the grass. {hero} tries it louder. Whatever it was goes off with a dragging noise, like a caller who has been told that they have moved. # then sq08_partly
- -> END

=== sq08_won ===
# title The Lost Verse
You sing it to Mother Aune at the wash-house door. She has you stand on the left of her. You say that she will not be able to hear. “I know it,” she says. “I want to look at the floor while you do it.” Then she goes in and takes the great list down from its nail and writes, at the place where for forty years she drew a breath, nine hundred and thirteen. Your hands are warm again, right to the ends. # says aune # corruption -1 choice # flag lostVerse
-> END

=== sq08_partly ===
# title The Lost Verse
You bring it back on paper. Mother Aune reads it with her lips, and nods; it will do; it can be learned. But the breath that she takes at the end has still got something in it. “It has not been heard,” she says. “One can tell. It is like a letter that was never posted. Leave it with me.” The bench at the shrine, at any rate, is yours whenever you should want it. # says aune
-> END

=== sq08_lost ===
# title The Lost Verse
Three lines without a fourth are only a bit of carving. You have rubbings of them. Sister Bett pins them up in the passage, over the coats, and at that place in the song they all look at the wall now instead of the floor.
-> END

=== sq08_gone ===
# title The Lost Verse
They have been to the masons’ yard with hammers. The half-saint has lost his sleeve, and the arch is under guard. “So he knows about her as well,” says Mother Aune. “He is afraid that someone might tell her she can stop.” # says aune
-> END

=== sq09_offer ===
# title The Bronze Hound
A foundry boy has found his way to the Bell House, and he has something to sell, and it is a secret. Cantor Ilmar had made a dog. It was two years ago, for the Duke’s ninth birthday: it is as big as a calf, and of bronze, and it was to have gone by itself. It is standing in the old works behind the crucible, with a cloth over it. It only wants its heart. They keep that locked away, since it once barked.
-> END

=== sq09_begin ===
# title The Bronze Hound
“He comes to look at it,” the boy tells you on the way down. “The Regent. He lifts up the cloth. I’ve heard him tell it that the boy’s not well enough just yet.” He walks ahead of you through the cold end of the foundry, along the slag; he is about nine himself, and has a wooden shovel. {ilmar > 0:“The Cantor said if you came I was to be asleep,” he says. “I am. I’m asleep.”|At each corner he looks round it, then waves.} # page
The dog is beautiful. It sits on a plinth at the crucible’s edge with one ear up; somebody who knew dogs made that ear. In the chest there is a door, and it stands open on an empty place the shape of a fist. The plate on the collar has been left blank for a name. Between you and the strongbox with the heart in it are those of the Choir who could not be made to go up the hill, and they are not in a singing mood.
-> END

=== sq09_won ===
# title The Bronze Hound
There is a click when the heart goes in. For a moment it does nothing. Then the whole dog shakes itself from the nose to the end of its tail with a noise like a dropped tray, gets down, and goes over to the foundry boy, and sits on his foot.
“It was meant for somebody small,” he says, with tears running down his face, because it weighs twelve stone. It comes with you, all the same. It goes at heel, and at every corner it looks back to see if you have a boy there.
-> END

=== sq09_partly ===
# title The Bronze Hound
You had the heart in your hand, or the dog within reach, but never the one and the other. You saw the ear move. You are sure of that. The foundry boy puts back the cloth and tucks it in around the paws. “It’s all right,” he tells it. “They’ll have another go. He’s just not well enough yet.”
-> END

=== sq09_lost ===
# title The Bronze Hound
It is a long way to carry anyone, up out of there. The boy has led you by the flue. He stays down, he has his shift. When you look in again from the top he is sitting on the plinth in the dark, between its feet, with an arm round its neck and the shovel across his knees.
-> END

=== sq09_gone ===
# title The Bronze Hound
They have melted it, the boy says. They were short. “It didn’t bark.” He has come all the way across the city to tell you, and he has the blank plate from the collar with him, and he wants to know whether somebody could write on it Dog.
-> END

=== sq10_offer ===
# title The Baron’s Ring
“There is a person sitting in my chair,” says Ruk. He tells it to the linen. “A cousin. Lyle. He was put to the law; it did not take. While one was indisposed he has got hold of the pit, and of the box, and my ring is on his thumb. It will not go on any other finger. One would not ask it, only that it was my father’s, and my father has come home and goes from room to room looking for it.” # says ruk
-> END

=== sq10_begin ===
# title The Baron’s Ring
The Court fights beneath the corn market, in a pit with a sanded floor. They are still at it, tonight, with the dead walking about overhead: two men in a ring of lamps, and round them four hundred who do not look at anything else. It is very loud. You see why. {trustCourt:People make way for you as they would for a colleague.|People make way for you as they would for bailiffs.} # page
In the Baron’s box lies a thin young man with his boots on the plush. He eats almonds by the fistful. “So this is what he sends,” says Lyle. “Well, put them on. Put them on next!” The ring on his thumb is a lump of dull gold with a rat’s head, and he has wound thread about the shank to keep it from slipping. He has a way out behind the curtain, you notice; and so has he: he looks at it every time there is a noise upstairs.
-> END

=== sq10_won ===
# title The Baron’s Ring
He would have been out through the curtain if it had not been for the thread: it caught on the rail. You unwind him. He sits on the stairs of the box, a solicitor again in all but the papers, and asks if it would be possible for him to be sick. Four hundred people are looking up to see what you will do with it. A rat’s head, dull gold, rather ugly. It is the whole of the law in here.
* [Give it back to Ruk. # id ruk]
  You take it to him in the linen cupboard. He looks at it for a long while. Then he stands up; you had forgotten how large he is; and he offers you the chair. “Pray,” says the Baron, “after you.” That night an old dead man on the canal stair has a ring held out to him, and takes it, tries it on every finger, gives it back, and goes down the steps into the water one at a time, like someone going to bed. # says ruk # rep rust-court 2 # person ruk 1
* [Throw it into the canal, in front of all of them. # id canal]
  It makes hardly any splash. You would have thought that there would be shouting; but they only stand with their caps in their hands, four hundred thieves with nobody to be afraid of. A few of them begin to laugh. “You have no idea what you have done,” says Baron Ruk when he hears of it, in a whisper, and sits down. “One will have to be liked.” # says ruk # rep rust-court -2 # person ruk -1
- -> END

=== sq10_partly ===
# title The Baron’s Ring
You had him, and then you had the curtain. There is a scrap of thread in your hand. It still has the curve of a thumb. “One is obliged to you for the exercise,” says the Baron, and lays the thread away in the almond box as though it were a relic. # says ruk
-> END

=== sq10_lost ===
# title The Baron’s Ring
They carried you round the pit on a hurdle; you were told that it is an honour. Lyle threw almonds. Behind the curtain on your way out you passed a very old dead man in a velvet coat, patiently looking through the pockets of the cloaks.
-> END

=== sq10_gone ===
# title The Baron’s Ring
The corn market has fallen in. It was nobody’s doing: too many people stood on top of it, quite still, for too long. Of Lyle they have found one boot. “He had small feet,” says Ruk. “I used to tease him with it. One rather wishes that one had not.” # says ruk
-> END
