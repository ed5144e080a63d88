// The city of Corvane: locations of a rest, places of the map, explorations, and what people think of you.
VAR rest = 1
VAR lantern_guard = 0
VAR rust_court = 0
VAR mirefolk = 0
VAR bell_house = 0
VAR guilds = 0
VAR vey = 0
VAR hask = 0
VAR aune = 0
VAR vixa = 0
VAR ruk = 0
VAR tam = 0
VAR sedge = 0
VAR ilmar = 0
VAR oss = 0
VAR dorrit = 0
VAR hero = ""
VAR shardKept = false
VAR sealsGiven = false
VAR early = false
VAR cisternMap = false
VAR veySpared = false
VAR veyHeld = false
VAR trustGuard = false
VAR trustCourt = false
VAR mirePact = false
VAR ledger = false
VAR bellSong = false
VAR lostVerse = false
VAR archiveFree = false
VAR archiveOnce = false
VAR choirBroken = false
VAR regentDefeated = false
VAR withMirel = false
VAR withCasimir = false
VAR withUkka = false
VAR withPell = false
VAR withOren = false
VAR withBrannoch = false

-> END

=== bell_house_1 ===
# title Bell House
The infirmary is the old ringing room. The ropes still come down through the ceiling, each with a knot at the height of the sister who used to pull it, and washing hangs from the knots. Sister Bett cleans what you bring her with bell oil and a boar’s bristle brush. She is gentle, but the brush is not. “A coin in the bowl for two,” she says. “It goes into the next casting. So if you are here often enough you will be part of her without having to die.”
-> END

=== bell_house_2 ===
# title Bell House
“Sit. Not there, that is wet. Hold this.” It is one end of a bandage two yards long, and Mother Aune has the other, and you fold towards the middle until your knuckles meet. She does it the way ropes are coiled. “In the bad fever we did eighty a day,” she says. “The Bell rang every night of it. Nobody got up. Nobody has ever thanked us for all the people who did not get up.” {aune > 1:She looks at your hands. “You fold well. You would have made a ringer.”|She folds the last yard by herself.} # says aune
-> END

=== bell_house_3 ===
# title Bell House
There is a queue, and it is all of the living. They have come to ask whether theirs has been sawn yet. A man with flour to his elbows describes a ladle; it had a bent handle; would they know by the handle? Sister Bett has a list and a very small pencil. She tells everybody the same, that hers is still up there, that his is well inside, near the crown, where they will not have got to. You know where the saw has got to. She sees that you do, and goes on down the queue.
-> END

=== bell_house_4 ===
# title Bell House
The novices are singing the inventory while they scrub, under their breath, turn and turn about, so that it never stops. One comes in when another wants to cough. It has been going since supper yesterday. “It is not the Bell,” says Mother Aune. “It does not do anything. Listen, they have swallowed the second Hob.” She beats the time for them with her thimble on the bed rail, a little behind, on account of her ear, and does your dressing with the other hand. {lostVerse:Where the verse was missing they all draw breath now, and sing it.} # says aune
-> END

=== wet_anchor_1 ===
# title The Wet Anchor
The anchor over the door was fished up out of the harbour in the landlady’s grandfather’s time, and it has never been dry since. Under it stands a bucket, and on the bucket is a slate with the day’s wagers as to when it will be full. Mistress Pruett sells you bread and bacon across a bar that has been scrubbed hollow. She has news as well. It comes free with the bacon, and she slices it about as thick.
-> END

=== wet_anchor_2 ===
# title The Wet Anchor
In the corner by the coals sits an old man with a pole beside him that is longer than the room; the end of it is out of the window. You ask whether he is the ferryman. He goes on looking at his beer. You ask what the river is doing. “Yes,” says the old man. You ask what he is drinking. “Rising,” he says, and then, when you have given up and are counting out the money for your bacon: “Brown.” Mistress Pruett says that that is Tam, and that it has been a good evening for talk. # says tam
-> END

=== wet_anchor_3 ===
# title The Wet Anchor
Somebody has sat down at the table under the stair. He is wet, and there is weed on him, and he has put his cap on the table with the lining up. The whole taproom has moved to the other side. “That’s Jem Orchard,” says Mistress Pruett. “That was always his place. Twenty-two years he’s been in the harbour.” She draws a pint and carries it across the empty floor and sets it in front of him. He does not drink it. She puts it on his slate, since there is a slate.
-> END

=== wet_anchor_4 ===
# title The Wet Anchor
The cellar hatch has two barrels on it, and a settle, and a large man on the settle. Now and then something underneath tries the hatch, without impatience, as if to see whether it is opening time. “The drayman,” says the landlady. “He always did come by the cellar.” She still has bacon. The bucket under the anchor stands dry for the first time that anybody can remember. The wagers on the slate have been paid out to nobody.
-> END

=== ford_lodge_1 ===
# title Ford Lodge
The Fords keep a house in Corvane for the salt carriers: one room, six cots and a map of the river made by someone who had only been told about it. Marget Oake looks after it. She had the Second Ford for forty years, and lost an arm to it when a raft came loose. “Show me how you hold that,” she says. You show her. She shows you, with a broom, in her left hand, what would have happened then. There is a bruise, and there is soup.
-> END

=== ford_lodge_2 ===
# title Ford Lodge
Marget has put the cots on end and chalked the floor in squares. You are to cross it without being touched by the broom. It takes most of an hour. She talks the whole time, about the year of the ice, and a bishop she once charged as livestock, and it is only afterwards, when you want to remember the bishop, that you find your feet have learned something. {sealsGiven:“So you let them have my seal,” she says as you leave. “Number two. It’s got a nick in it from a bottle. If you see it, say hello.”|She asks to hold the cord for a minute, and finds her own seal on it by feel, by a nick that it had from a bottle.}
-> END

=== ford_lodge_3 ===
# title Ford Lodge
There has been a letter from the Fords. The keeper of the First writes that he is well, that his predecessor is also there, and the one before that, and that they all three want the chair by the window. At the Third, Joss Tully’s wife has given him the blade for his hoe. He works better now, and sleeps no more than before, but then nor does she. Marget reads it to you twice. Then she takes the broom down and makes you work until the lamp wants oil.
-> END

=== ford_lodge_4 ===
# title Ford Lodge
Every cot is taken. They are carriers who came with the autumn salt and cannot go home, since the road is full; one of them saw his aunt on it. Marget has them in two lines with staves. She is eighty-one, and goes down the lines like a bad-tempered bird. “That’s for the living,” she tells them. “Against the other sort you do it slower. They’re in no hurry. Put him down, beg his pardon, and put him down again.” She nods you in at the end, where somebody has to go.
-> END

=== kells_arms_1 ===
# title Kell’s Arms
The helmet on the sign was the first that Dorrit Kell ever made. She was eight, and she had measured the cat. Inside it is hot and loud and very clean. She walks round you once with her thumbs in her apron. “Don’t tell me what you want. Thirty-one round the thigh, you’ve had a knee out, you favour a cut over the wrist. Nine pounds, you can carry, ten if you’re frightened.” What she then lays on the counter weighs eight and three quarters. # says dorrit
-> END

=== kells_arms_2 ===
# title Kell’s Arms
A prentice is standing at the grindstone with his eyes shut, grinding a blade that is by now about as wide as a straw. “Leave him, he’s been told,” says Dorrit. “They stop when you walk them to bed. But you’ve to do it every night; my mother never had to, there was the Bell.” She takes the straw out of his hand, and drops it in the bin, where it does not weigh enough to make a noise. {dorrit < 0 or guilds < 0:She serves you after everybody else.|“Now, you. What’s bent?”} # says dorrit
-> END

=== kells_arms_3 ===
# title Kell’s Arms
“I’d a customer last night,” says Dorrit Kell, and she laughs, so you wait. “Big man. Comes in, stands there, hand out. Forty-four chest. I’d his size in my fingers before I knew his face: I made him that coat, he’s buried in it. My uncle Perce. He wants his buckle.” She has the hand balance out, and tips it to and fro with nothing in either pan. “It’s in the Bell. I told him so. I said, Perce, I haven’t got it, and he stood there till four.” # says dorrit
-> END

=== kells_arms_4 ===
# title Kell’s Arms
She has taken in the iron shutters from the front and is beating them into something. There is a heap of them beside her, roughly shaped, each with a strap: a breastplate, if one were not particular. “For the street,” says Dorrit. “Four pounds, any size, no charge, and if a single one of those masters says the word margin to me I’ll fit him personally.” The prentices are asleep in a row on the coke sacks. She has a whistle now, and blows it at ten. “The good stuff’s under the counter. Mind the cat.” # says dorrit
-> END

=== stalls_1 ===
# title Lantern Street Stalls
Under each lamp in three stands a stall, because that is where the light is. The man with the string sells it by the yard, the fathom or the day. Next to him a widow has two hundred pairs of spectacles, and asks what you would like to see. A boy has a tray of pennies. “Genuine,” he says. “Out of a dead man’s mouth.” They are dry, and have this year’s date on them. “He’s my brother, he’s only dead on Saturdays,” says the boy.
-> END

=== stalls_2 ===
# title Lantern Street Stalls
The stalls have moved closer together. The string-seller has sold out of everything but twine. People are tying their doors shut at night, from the outside, and paying a neighbour to untie them in the morning, and the neighbour’s neighbour to untie him; there is a woman at the end of Chandlers’ Row whom nobody unties, and she climbs out by the coal hole. The spectacles have not sold. “Nobody wants to see further just now,” says the widow.
-> END

=== stalls_3 ===
# title Lantern Street Stalls
A line has formed at the end of the street where there is no stall, and in it stand people with hollow faces, holding out one hand, palm up. There used to be a spoon-mender there, they tell you, when their grandmothers were girls. The traders serve around the line. They have learned to take change across it without touching. The boy with the pennies has stopped selling them. He is giving them out, one into every open hand, and they close, and then they open, and it was not the right thing.
-> END

=== stalls_4 ===
# title Lantern Street Stalls
There are four stalls left, back to back in a square, with the lamps inside. You shop from the edge of the light with your money ready. The string man has tied the four stalls together. The widow gave away her stock: all down the street, on doorposts and window sills, there are spectacles, looking out, in case it should help somebody to see who is coming. {rest > 6:The boy’s tray has bread in it now, and he gives you the end piece, and tells you not to thank him, he is a businessman.|The boy asks if you want a watchman. He is eleven, and he is not joking.}
-> END

=== back_room_1 ===
# title The Back Room
You go in by a fishmonger’s, behind the ice, through a cupboard with coats in it. They are good coats. They have numbers. In the room at the back everything in Corvane that cannot be found is standing on shelves, with the dust wiped off. A card in gilt copperplate asks visitors not to recognise their own property aloud, as it distresses the staff. “Listen,” says Vixa from the top of a ladder, “for you there’s a penny in every shilling off. For anyone else I’d say it and not do it.” # says vixa
-> END

=== back_room_2 ===
# title The Back Room
A very large man in plum velvet is taking his leave when you come in; the room is bigger when he has gone past you, and smells of aniseed. “One is enchanted,” says Baron Ruk. “Pray do not let one keep you from your purchases. It is a great comfort to see persons who still pay. You would be astonished to learn how much of one’s custom, lately, has been by the deceased. They take a thing down. They look at it. They put it back. Not one of them owes one a farthing, and how is a person to live?” # says ruk
-> END

=== back_room_3 ===
# title The Back Room
Vixa has the whole top shelf down and is wrapping spoons, each in its own twist of paper, each with a name. “Don’t ask,” she says, so you do not. “All right, ask. They’re ones we lifted over the years, before anyone could give them to the Bell. Ninety of them, near enough. So there’s ninety people out there who never had theirs put in, who’ve been lying down all this time just for company.” She ties a knot in her string, and undoes it. “I’m taking them back. At cost. {vixa > 1:At nothing. You never heard that.|At a bit over cost.}” # says vixa
-> END

=== back_room_4 ===
# title The Back Room
Half the shelves are bare, and there are pallets on the floor with children asleep in them. The doorkeeper is telling one of them a story about a burglary. He does the dog very well. “Court runners,” says Vixa. “They’d the rooms by the canal, and things kept coming up the steps. It’s sixpence a night each. They can owe it me.” She has moved what is left to the front, where you can reach without stepping over anybody. Everything is at half price, and she does not seem to know it. # says vixa
-> END

=== guard_yard_1 ===
# title Guard Yard
On the long wall they have painted a shield for every member of the watch who died of it, small, in rows, and the newest are at the height of a man’s knee, because they ran out of wall and began underneath. “You’ll want to change your grip,” says Hask. He is teaching, in his socks, eating a bun. “There’s no shame in that. I changed mine at thirty-five. It was after the wife said I held a sword like I was passing it to somebody, and do you know, I was.” You drill until he has finished the bun. # says hask
-> END

=== guard_yard_2 ===
# title Guard Yard
{veySpared:The captain crosses the yard in the middle of the drill, reading a list. She corrects your elbow with one finger as she passes and does not stop reading. “Good,” says Vey. Sergeant Hask waits until her door has shut, and tells you that it is the second time that he has heard it. The other was at a funeral.|There is a short coat sitting at the captain’s table with his feet on it. Hask gives you the drill in the far corner, behind the horse trough, without raising his voice. “Left foot,” he says. “That’s it. I’ve one eye on him and one on you, so if I look funny, that’s why.”} # says hask
-> END

=== guard_yard_3 ===
# title Guard Yard
They have left off drilling with swords. They have poles with a padded fork at the end, such as are used for apple boughs, and they are practising on one another. “It’s for if it’s somebody’s mother,” says Hask. “You hold her off, and walk her back. Her own street, if you know it. They go easier that way.” He has a jar of pickled walnuts today. He has set it down on the mounting block, and a saucer, and two forks. “I always put out the two. You get used to it,” says Hask. # says hask
-> END

=== guard_yard_4 ===
# title Guard Yard
Somebody has gone down on his knees with a pot of paint and done a new row of shields along the very foot of the wall, seven of them, still tacky. In the next row there is an eighth, in pencil, with no name. Nobody will say who drew it. “Now then, now then,” says Hask, who is handing out boiled eggs, one to each, like medals. “Heels down. Eat something. The wife says that nobody ever yet ran away with an egg in his hand.” It is true. You try it, and you find that one does not. # says hask
-> END

=== master_hall_1 ===
# title Master Hall
Six clocks stand along the wall and none of them has the same time. The mistress of the hall is called Anselma, and she has not spoken for years; one hears that she said everything. She looks at what you can do. She winds one of the clocks, and points. You do it again, at that clock’s pace, and it is far too slow, and you see the five places at which you have been cheating.
-> END

=== master_hall_2 ===
# title Master Hall
Today it is the fast clock. Anselma stands behind you with a hand flat between your shoulders, and pushes at the moment when you would have stopped to think. There is a wet patch on the boards when you have finished, in your own shape. She regards it with some interest. Then she opens a drawer and gives you a peppermint, and you would not exchange it for the freedom of the city.
-> END

=== master_hall_3 ===
# title Master Hall
The old masters hang in frames round the hall, and the third frame has nothing in it. He came by on Thursday, you learn from the porter. He walked in with the earth on him and took his place at the end of the line, and fenced, all through the lesson, without a fault. At the end Anselma went up to him and corrected his wrist. He had been waiting for that, it seems. He bowed; then he went and stood in a corner with his face to it, where he had been sent once as a boy.
-> END

=== master_hall_4 ===
# title Master Hall
She has stopped the clocks. All six of them say ten minutes to lamp-turn. Without their noise the hall is so quiet that you can hear the sand in your joints. Anselma comes and stands opposite and, for the first time, draws. It lasts four breaths. At the end of it you are on your back with a button of steel on your collar-bone, and she is smiling. She opens her mouth, and shuts it, and raps twice on the floor: again.
-> END

=== nettle_1 ===
# title Apothecary Nettle
The jar that moves has leeches in it. They are named after queens, and the apothecary takes them out for air. Nettle is a thin person in a high collar, who listens to your chest through a length of bamboo, to your back, and then, with the same care, to the wall. “I have neighbours,” says Nettle. “It is as well to know.” You are given something green in a spoon. It tastes as you imagine that the river does to fish.
-> END

=== nettle_2 ===
# title Apothecary Nettle
“Put out your hands. Are they cold there, across the back, as though somebody had laid a key on them? I thought so. You have been near the ones who are up.” Nettle rubs in an ointment and charges you for half of it. “The other half is for science. I should be so glad to know what it does. I tried it on Queen Maude, but she is a leech, and says little.” {withPell:Pell and Nettle then speak for a while about ratios, and you might as well be furniture.|The back of your hand goes pink, then warm, and you can feel your pulse in it.}
-> END

=== nettle_3 ===
# title Apothecary Nettle
The window is full of green jars, and each has a stub of candle burning behind it, so that the street is lit as if from the bottom of a pond. They do not like it, Nettle has noticed; they go round by the other pavement. “I have written to the Regent about it. I had a reply by return, in his own hand. He thanked me, and asked if it would be possible for me to stop.” There is a new bolt on the shop door. Queen Maude has been moved to the cellar.
-> END

=== nettle_4 ===
# title Apothecary Nettle
There is a dead woman in the shop. She stands at the counter, with a prescription in her fingers made out sixteen years ago by Nettle’s father. “I cannot read his writing,” says Nettle miserably. “Nobody could. I have made her up three things so far, and she waits.” You look at it together. {withPell:It is Pell who sees that it has been upside down.|It is a while before it strikes anyone to turn it round.} It says peppermint water. Nettle puts it up, and corks it, and writes the label. The dead woman takes it in both hands and goes out, and the bell on the shop door, which is tied, gives a click.
-> END

=== reed_market_1 ===
# title Reed Market
It is held on the water, at night, on forty boats tied side to side, so that the ground gives when anybody haggles. They take your money by weight, without looking whose head is on it. They would rather have something you have made. The speaker of the Mirefolk sits in the middle boat with a lantern on her knees. “We say you may buy,” says Sedge. “You put a hand in the water first. She likes to know who it is.” You put a hand in the water. You do not ask who, and something, a fish perhaps, considers your thumb. # says sedge
-> END

=== reed_market_2 ===
# title Reed Market
A woman of a hundred or so gives you dried eel for a hair from your head. She has hundreds of hairs, wound on a reed, black and grey and yellow, and she knows whose they all are. “Her mother,” says Sedge, “is wanting a net.” You look round for somebody older. “She lives in the alder hole. She lives there for sixty years now. We say died, if we talk to you people, and then she hears us and is cross.” {withUkka:Ukka has got in the old woman’s boat without asking, and is being scolded, at length, for being thin.|The eel is very good.} # says sedge
-> END

=== reed_market_3 ===
# title Reed Market
There are thirty boats tonight, and gaps in the floor. Those that are missing have gone down to the salt, with the children in them, because of what is walking on the causeways. The rest have moved up. Trade is done in whispers, hand to hand. Sedge has fallen asleep, sitting upright, with her cheek on the warm glass of the speaker’s lantern, and nobody will wake her. Under the big light she looks about nineteen. An old man holds a fold of his sleeve between her face and the glass.
-> END

=== reed_market_4 ===
# title Reed Market
“You come again,” says Sedge. “We make a place.” They have; there is a boat with your mark cut in it, moored between an eel-seller and a woman who mends drums, and a neighbour calls to you across it for a light. People tell you what is wrong with their knees. You sit in the cold with your feet on a basket, rocking, as the frost comes down, and for as long as it takes to eat a bowl of something you are no one in particular. # says sedge
-> END

=== archive_1 ===
# title Archive of Tolls
Over the door hangs a scale, and every document is weighed before it is filed, since a page that has been tampered with is a different weight. The archivist is called Sorrel. He has sleeves of black paper. “You may read what has been paid for. What it was paid for in aid of, I am not able to say; there is no column.” The palace’s orders lie in the year’s last box. If somebody means to be met by soldiers tomorrow, a quartermaster has been paid for it today.
* [Read the quartermaster’s orders. # id search # test lore medium one]
  {hero} ties on a pair of paper sleeves.
  * * [There is a column after all. # when passed]
    Bread for so many, at such a door, by such an hour; and lamp oil; and straw for dogs. {hero} copies it out in the shape of a map, and there they stand. # see-next
  * * [The hand is not legible. # when failed]
    The quartermaster spells by ear, and his ear is poor. {hero} learns that somebody has been sent two dozen “wholeburds”, and not what they are, or where.
- -> END

=== archive_2 ===
# title Archive of Tolls
“You will be wanting bell-salt,” says Sorrel, with pride, and shows it to you. It has a room to itself. Two hundred and eleven years of your own receipts stand there, in the other half; every one has been torn down the middle, as the law is, and this is the half that fits yours. You could put the whole river together with them. For this year’s sacks a line says: to the Schoolroom, for preserving. {archiveFree or archiveOnce:He has found you a chair.|He asks for his fee with his eyes shut.}
* [See what has been bought this week. # id search # test lore medium one]
  {hero} asks for the newest box, and has to sign for the dust.
  * * [The bills agree. # when passed]
    Torches by the gross, delivered in three places. Where torches go, men go. {hero} lays three slips of paper on the floor and walks from one to the next, and knows how they will be standing. # see-next
  * * [The bills do not agree. # when failed]
    There are two sets, and they contradict each other, and {hero} reads the better-written one. It was, Sorrel says afterwards, the Regent’s first attempt.
- -> END

=== archive_3 ===
# title Archive of Tolls
Sorrel has company. At the long desk sit four clerks in old-fashioned collars, copying. Their pens are dry, and there is a quarter inch of silt on the blotter. “My predecessors,” he says, low. “I give them the spoiled sheets. It would be different if they made mistakes.” You find that you walk on tiptoe past the desk, and one of them looks up as you go by and lays a finger to his lips, out of habit, since you had not said anything.
* [Ask the oldest clerk for the palace box. # id search # test lore medium one]
  {hero} writes the shelf-mark on a slip and pushes it across the desk.
  * * [He gets down the right one. # when passed]
    He has been dead for fifty years, and goes straight to it. Inside there is a floor plan with crosses in red. {hero} thanks him, and he dips his pen. # see-next
  * * [He gets down the wrong one. # when failed]
    It is the right box for the year in which he died. {hero} reads with some interest how the same door was guarded then, by other people, against a different trouble.
- -> END

=== archive_4 ===
# title Archive of Tolls
The scale over the door has come down. Sorrel has it across his knees, and he is weighing single sheets and sorting them in two heaps. “Some of these are lighter than they were,” he says. “Nobody has touched them. I have thought about it and I believe it is the names. Somebody is crossing them off somewhere else.” He has put out his own bread and cheese for you on a clean blotter. He is glad of people who want to know a thing that is still true.
* [Look for what is still true. # id search # test lore medium one]
  {hero} takes the heavier heap.
  * * [It is enough to go on. # when passed]
    A locksmith’s bill, a list of passwords for the week, the sketch of a stair. They were filed in three different places by someone who hoped that they would be. {hero} puts them side by side. # see-next
  * * [It has gone too. # when failed]
    {hero} is still reading when the ink lets go of the page, from the top downwards, quite fast, like people leaving a room.
- -> END

=== quiet_shrine_1 ===
# title The Quiet Shrine
There is no bell, and no place where one ever hung. There is a bench. On the lintel somebody has cut the words: Sit, it is paid for. You sit. For a while you hear all the things that you have been listening for since the ford, and then, one at a time, you do not hear them. A snail crosses the step. By the time it has reached the other side the light has moved as well, and your hands have opened in your lap.
-> END

=== quiet_shrine_2 ===
# title The Quiet Shrine
Someone is on the bench before you, a woman with a shopping basket and mud to her hem, who died some years ago. She has left you room. Here, it appears, they do it too: sit down, and stop. You wonder whether to be afraid, and look at her hands, and there is nothing in them that wants anything. A robin is going in and out of the basket. When you get up she is still there. You say good evening. It would have been rude not to.
-> END

=== quiet_shrine_3 ===
# title The Quiet Shrine
It rains, on the bench, on the step and on the roof, in three different notes. You sit in the doorway, where it is nearly dry, and go over your accounts. You go over those that you owe first, and then over the others, and there are fewer of the others than you thought. Somebody has left a heel of bread on the sill in a saucer. The saucer says, in worn blue letters, Present from the Fourth Ford.
-> END

=== quiet_shrine_4 ===
# title The Quiet Shrine
The bench is full tonight. They sit shoulder to shoulder on it, with their hats in their laps, eight or nine of the oldest dead in Corvane. More of them have settled on the grass, against the wall, along the path as far as the gate. None of them came because somebody told them to. You find a dry stone at the end. From here the city makes no more noise than a kettle in another room, and you breathe, and nobody else does, and that is perfectly all right.
-> END

=== place_ford_gate ===
# title A Great Scale
Two towers, of which one has a roof. Between them hangs a toll scale with pans as big as cart wheels; in one of them a clerk has put his dinner, to keep it from the dogs. Everyone who comes in is written down. The window for complaints is shut.
-> END

=== place_salt_quay ===
# title White Crusts
Everything here has a rind of white: the bollards, the ropes, the beards. Gulls sit in a row along the arm of a crane, and its great wheel has been painted red. In the wheel a man is walking. He has been let off work, the others tell you, but he says that he would rather keep walking than lie there and wait for it.
-> END

=== place_fish_steps ===
# title Seven Steps Down
Seven steps go down into the river, and there is no knowing how many go on under it. Nets hang over the rail to dry. A fishwife sells you the time of day. On the seventh step, where the water is, are the prints of wet feet, fresh, and all of them coming up.
-> END

=== place_wet_anchor ===
# title Something Drips
An anchor hangs over a door on two chains and lets fall a drop, and then, when you have decided that it was the last, another. There is a bucket, and a slate with wagers. It smells of frying. {rest > 3:A paper has been pinned up beside the menu with the names of those who are no longer to be served.|Inside they are arguing about who would win, the tide or the landlady.}
-> END

=== place_rope_walk ===
# title As Straight as a Rule
A street with no bend in it and hardly any doors, where a voice at one end arrives at the other in good condition. There is hemp in the gutters. The rope-makers go backwards all day, paying out from their waists, and know everybody by the heels. “Those are new boots,” one of them says as he goes past you, not turning round.
-> END

=== place_chandlers_row ===
# title The Fifth Is Blue
You smell tallow. Nine houses stand in a terrace, built by one man on one day, and their doors are alike to the last nail, only that the fifth is blue. There was a quarrel, and it was fought with paint. In every window is a candle. In the blue house’s window there are two.
-> END

=== place_lantern_street ===
# title One in Three
Lamps go up on either hand, a great many, on iron stalks with leaves, and of every three one has been lit. You walk out of each light and wonder about the next. Under the dark ones people say good evening rather loudly. There are stalls, and a lamplighter with a ladder, who tells you that oil is short, and looks at the palace.
-> END

=== place_guard_yard ===
# title Painted Shields
A long wall, with small shields painted on it in rows, hundreds of them, each with a name. Someone has put a bun on the ledge under one. Behind the wall a voice says left, and left, and left, and then, mildly, that it does not matter, they will come round to it in the end.
-> END

=== place_kells_arms ===
# title A Helmet Too Small
A sign swings over a wide door, in the shape of a helmet; it is real, and you could not get it on a baby. From within comes a noise of hammers, so regular that the panes have learned it. A cat sits on the doorstep beneath the sign and looks as though it had been asked once too often to try something on.
-> END

=== place_guild_square ===
# title A Dry Fountain
The fountain has a basin, four spouts in the shape of fish, and no water. Round it stand the four founders of something. One has lost his head and has been given a cabbage, which is changed on market days. {trustCourt or trustGuard:You know the bench. There are walnut shells under one end of it.|On the benches people sit with their backs to each other, and talk.}
-> END

=== place_archive ===
# title A Narrow House
Between two fat houses stands a thin one, three storeys high and two arms wide. A scale hangs over the door, and moves, although there is no wind, as if somebody upstairs were turning something over in his mind. Through the letter slit you see paper, and a black paper sleeve, and an eye.
-> END

=== place_cistern_lane ===
# title Iron Lids
The lane slopes. Every ten paces there is an iron lid let into the stones, and each has a different noise when you step on it; children know a tune that goes down the hill. {cisternMap:You know now what is below, and where it would come up.|From under the third lid you hear a knock, and a rest, and a knock.}
-> END

=== place_bell_yard ===
# title A Worn Ring
The paving is worn in a ring, deep enough to hold rain: that is where the ringers used to walk, hauling. Ropes come down the wall from a great way up and end at nothing, frayed, at the height of a hand. Pigeons will not land here. You notice that you have begun to go round.
-> END

=== place_bell_house ===
# title Bells in Stockings
A low house, old, with a bell above every window and something tied over every bell. In the hen run a nun is explaining to a hen that it has been outvoted. There is a stool by the door, on the right-hand side of it, and it has a cushion.
-> END

=== place_tower_foot ===
# title The New Door
It goes up, and you lean back, and it still goes up. Swifts have their holes in it and a small tree has found a ledge. Grass has grown in the square at its foot, with a single path trodden through. The stone is as old as anything in Corvane. The door is oak, and you can smell the shavings.
-> END

=== place_tanners_bridge ===
# title A Smell, Then a Bridge
You smell it for the length of a street before you see it, and then you go up its hump with your sleeve to your nose. Hides hang from the parapet in the brown water. The tanners eat their bread here with every sign of pleasure. They say that the dead do not like the place either, and that houses round about have doubled in price.
-> END

=== place_foundry_row ===
# title A Warm Wall
Chimneys, and under them a wall of brick so hot that the rain gets no further than a foot from it. Cats lie along the whole of its base like a dropped fringe. Once, when you have your hand near it, you think you hear people singing, a great many, very low, on the other side.
-> END

=== place_reed_landing ===
# title Poles with Rags
The paving gives out, and there is mud, and planks on the mud. Flat boats are drawn up with their noses to the town. A hundred poles stand in the shallows with rags knotted round them, each a colour, and they say something to somebody, but not to you. {mirePact:A boy in a boat looks you over, and then reties one of the rags.|A boy in a boat looks you over, and spits on the side away from you.}
-> END

=== place_marrow_arch ===
# title Knuckles
Somebody was short of stone once, or had a vow to keep: the arch over the street is set with knuckle bones from end to end, in rosettes, and the wear of years has made them shine. Lovers have cut initials in some. It is said that if you stand under the keystone and are quiet you can feel yourself being counted.
-> END

=== place_masons_yard ===
# title Half a Saint
A yard full of chips. In the middle is half a saint, the upper half, who seems to have come up through the ground to ask what all the noise is. Three headstones lean on the fence with nothing on them. They were ordered in good time, the mason says, by three persons who would not be hurried as to the wording.
-> END

=== place_ossuary ===
# title Between Heaps of Lime
An iron gate, shut, between two heaps of lime as high as houses. You taste it on your teeth. In the gate is a grating for parcels. A notice gives the hours at which bones may be brought, and the hours at which they may be visited, and someone has added below, in pencil, the hours at which they come out.
-> END

=== place_quiet_shrine ===
# title A Bench
A shrine not much larger than a cupboard, and a bench in front of it. You look for the bell pull, because there always is one, and there is none, and no mark where it might have been. The grass is long. It is the first place in the city where nobody has been waiting for anything.
-> END

=== place_palace_steps ===
# title Ninety Steps
Ninety steps, broad and white, and not one leaf on them. A man with a broom is at the sixtieth, going up. When he has swept the ninetieth he will come down and begin again. From where you stand you cannot tell whether he is paid for it, or whether he is one of the others. At the top, one window is lit.
-> END

=== place_nettle ===
# title Green Jars
Green jars stand in a bow window, with a light at their backs, and throw a pattern on the cobbles as of something under water. One of the jars moves. It does not move much. A brass plate gives hours, and asks for patience, and says that the queens are not for sale.
-> END

=== x1_begin ===
# title To the Bell House
So: a house of nuns, somewhere in the middle of all this. Dorrit Kell’s cart has gone, the clerk under the scale is writing you down, and there are three ways before you that all look as if they had been laid by a cow. You have perhaps as long as it takes to walk six streets before the gates of such houses are shut for the night. Note what you see, find it on the map, and say which way you go.
-> END

=== x1_hint_1 ===
# title Asking the Way
You ask a porter with a wardrobe on his back. He turns round to point, and clears the pavement. “Nuns? There’s a square with a fountain that’s dry. You want to be well to the east of that, and a bit up.” He turns back the other way, and the pavement fills up behind him.
-> END

=== x1_hint_2 ===
# title Asking the Way
A little girl with a skipping rope will tell you if you hold the other end. You turn, and she jumps, and says between the jumps that it is up the lane with the iron lids, you have to stamp on them, and at the top is the yard.
-> END

=== x1_hint_3 ===
# title Asking the Way
The lamplighter has come down his ladder. “The yard with the ring in it,” he says, “where they used to walk round. Go and stand in the ring. It’s the next house, the one that looks as if it had all its washing on its head.”
-> END

=== x1_goal ===
# title Stockings
A low house with its bells tied up. You have crossed half of Corvane by lamps that were mostly out, and there it is, and there is still light in the parlour. {early:You have your hand up to knock when you hear glass.|You stop to get your breath. The hens are settling. Somewhere inside a very loud voice has begun to ask who is there, and nobody has knocked.}
-> END

=== x1_late ===
# title Round Again
It is full night when you come to it. You have been over one bridge twice, and you have held both ends of a skipping rope, and a dog has followed you for so long that it has gone home and come back. The house stands where it always stood, next to the yard with the ring. There is shouting, and it is not about you, yet.
-> END

=== x2_begin ===
# title Out of the Reeds
You come out by night among the poles, and the rags on them are wet. The bone carts came this way; there is lime in their ruts, like flour on a stair. What they carry goes in at an iron gate on the upper side of the quarter, between the white heaps, and you would like to be there before it is light. The quarter knows that something is afoot. All afternoon you have heard trowels.
-> END

=== x2_hint_1 ===
# title Asking Nobody
There is no one to ask. But over a door a child has drawn the quarter in chalk, with a cart on it, and an arrow, and all along the left-hand side a row of chimneys with smoke like wool. You take it that one keeps those on one’s left.
-> END

=== x2_hint_2 ===
# title Asking Nobody
A dead woman goes before you with a pitcher, up the middle of the street. She walks like someone who has gone for water here every evening of her life: beneath the arch with the knuckles, and then up, with the marsh behind her. You go where she does, as far as you dare.
-> END

=== x2_blocked ===
# title Wet Mortar
The street that goes straight on from under the arch is not there. There is a wall in it, twice your height, with the mortar still wet and a trowel left in the top course. Whoever built it was on your side of it when he finished, or he was on the other, or he is in it. You will have to go round.
-> END

=== x2_goal ===
# title Before the Gate
Two white heaps against a sky that is only a shade less white. The gate is shut and has no watch on it. You have the shadow of the lime to lie in and time to look: the yard on one side, the gallery on the other, and through the bars, between them, a lantern going slowly from one grave to the next, like a housewife locking up.
-> END

=== x2_late ===
# title The Long Way to the Gate
You have been in every court of the quarter but the right one, and by the time you lie down in the lime the lantern behind the gate has stopped going about. It is held up. Somebody is looking along the street with it. He has heard boots, and he knows that nobody else in there wears any.
-> END

=== x3_begin ===
# title Looking for a Clerk
Sorrel writes it down, as he does with all things: one clerk, Ambrose Finch, in grey; one ledger, quarto; last seen on Thursday going out under the scale at a run. He had a thirst, and a coat that he was ashamed of, and debts. He left by the front. It is for you to find out by what way he did not come back, and you had better do it before the palace sends somebody with the same list.
-> END

=== x3_hint_1 ===
# title A Thirst
Sorrel has never been in a public house, but he has heard of one from the margins of old receipts. “He used to come back with a wet patch on one shoulder. Only the one. As though he had stood each day, at the same hour, under the same drip.”
-> END

=== x3_hint_2 ===
# title A Coat
“Finch? He was in, he paid, I fell over,” says Mistress Pruett. “He had that ledger under him like a hen. He didn’t go home, they were waiting for him there. Smell of the chair he sat in.” You smell the chair. It is hemp: tar and hemp, from a street of it.
-> END

=== x3_hint_3 ===
# title A Debt
A rope-maker going backwards has seen his heels. “Grey stockings, one of them odd. He was off to settle with somebody. He said he’d pay in kind. It was the one with the green jars, where you owe for as long as you cough.” He dwindles, talking, down the straight street.
-> END

=== x3_goal ===
# title Among the Jars
The shop has a bolt on it that is newer than the door. {early:You were quicker than the palace once before, and it seems that you are again.|You hear nobody behind you, and there is nobody in front.} The apothecary lets you in sideways. Yes; there was a clerk; he had a fever, and could not pay, and left something as a pledge. It is in the back, among four hundred drawers, and Nettle has no idea which. # then sq03_search
-> END

=== x3_late ===
# title Second in the Queue
Somebody has been there before you. Drawers are hanging out; there is a short coat’s button on the boards, and the leeches are upset. They asked about a clerk, says the apothecary, and took him along in a chair, since he could not stand. “But the thing that he left with me they did not find. I do not say so to boast. I cannot find it either.” # then sq03_search
-> END

=== x4_begin ===
# title The Nine Hundred and Thirteenth
You set out from the fountain, because Sister Bett was told so by the sister before her: in the time of the last casting a verse was struck out of the song, and the mason who was told to chisel it off the bell could not bring himself to lose it altogether. He cut it elsewhere. He cut it in three pieces, in places where people look without reading. The rest is a matter of walking about with your head up.
-> END

=== x4_hint_1 ===
# title The First Line
There is a skipping rhyme in these streets that nobody has ever thought about. “Where’s the first of it, where’s it at? Over your head and under my hat; knuckle and knuckle hold up the roof.” The children skipping to it cannot tell you what roof. They have never looked.
-> END

=== x4_hint_2 ===
# title The Second Line
High in the bone, between two rosettes, somebody with a very fine chisel has written: Annis that kept the sluice and stair. Below it there is an arrow, and a halo cut off halfway. You know only one holy person in this city who stops at the belt.
-> END

=== x4_hint_3 ===
# title The Last Line
On the inside of the half-saint’s sleeve, where you have to put your arm in to feel it: They drowned her street and kept her bell. And then, so worn that it may be only a flaw in the stone: sit down, and look behind you, it is paid for.
-> END

=== x4_goal ===
# title On the Bench
You sit on the bench before the shrine and look behind you. It is cut in the back-rest, where three hundred years of shoulders have been at it: Her name’s cut off, her bronze is there: ring it, and let her lie as well. {bellSong:It goes to the tune. You knew that it would.|You say it under your breath, and find that you have beaten time.} The long grass moves, all of it, away from you. # then sq08_verse
-> END

=== x4_late ===
# title By Matchlight
It is so dark when you come to the bench that you have to read it with your fingertips. Her name’s cut off; her bronze is there. There is another line below, and you hold a match to it, and the wind puts out the match, and then the next; it is not a cold wind, and there is none of it anywhere else. # then sq08_verse
-> END

=== person_vey ===
# title Captain Ilse Vey
{
- vey <= -3:
  If she wrote a report on you it would be short, and she has written it.
- vey < 0:
  She has you down as a matter to be dealt with. It is on the list.
- vey == 0:
  Captain of the Lantern Guard for eight years. She says how many things she has to say, and then says that many.
- vey < 3:
  She has begun to tell you the second matter first, which is the one that she minds about.
- else:
  You have seen her sit down. There are sergeants who would not believe it.
}
{veySpared:She is alive because of you, and has entered it as a debt.|{veyHeld:The guilds have her in a dry room with a good lock.|She is a mother with a child in another man’s house; whatever she does, it is that.}}
-> END

=== person_hask ===
# title Sergeant Hask
{
- hask <= -3:
  He gives you good day and nothing to eat, and from him that is a blow.
- hask < 0:
  He has stopped telling you what his wife says.
- hask == 0:
  Broad, slow, and usually in the middle of a meal. Nobody has ever heard him speak ill of anyone, and he was once bitten by a mayor.
- hask < 3:
  He keeps the crusty end for you.
- else:
  He has asked what size of sock you take. There will be socks.
}
-> END

=== person_aune ===
# title Mother Aune
{
- aune <= -3:
  You always seem to be standing on her left.
- aune < 0:
  She hears about half of what you say, and you know which half.
- aune == 0:
  Forty years under the Bell have cost her one ear. She uses the loss as other people use a fan.
- aune < 3:
  You have been given a hook in the passage for your coat.
- else:
  “These are mine,” she tells people, with a thumb, and does not say what she means by it.
}
-> END

=== person_vixa ===
# title Vixa
{
- vixa <= -3:
  There is a sum on your head. She knows to the penny what it is, as she set it.
- vixa < 0:
  Her figures to you have been very odd of late.
- vixa == 0:
  She sells things back. Everything has its price with her, and she does not like to be touched.
- vixa < 3:
  She lied to you last time by less than one in the hundred.
- else:
  She has left a door unlocked. It was the only one that she has got.
}
-> END

=== person_ruk ===
# title Baron Ruk
{
- ruk <= -3:
  He regrets, on thick paper, that one will not be at home to you again.
- ruk < 0:
  His bow has become a shade deeper. It is not a good sign.
- ruk == 0:
  The Rust Court is his, and plum velvet suits him. He has never been seen to sit while a guest stood.
- ruk < 3:
  One finds you amusing.
- else:
  One would be sincerely sorry to have you killed.
}
-> END

=== person_tam ===
# title Tam the Ferryman
{
- tam < 0:
  He answers other people’s questions when you ask him things.
- tam == 0:
  An old man with a pole. Give him time; the answer that you get belongs to the question before.
- else:
  He has shown you the notch on the pole that means: over your head.
}
-> END

=== person_sedge ===
# title Sedge
{
- sedge <= -3:
  When you come she turns down the lantern, so that nobody need look at you.
- sedge < 0:
  We do not know these people, says Sedge.
- sedge == 0:
  Speaker of the Mirefolk for one month. The lantern is too big for her, and was her uncle’s.
- sedge < 3:
  She has let you carry the lantern over a plank.
- else:
  She told you a joke. It was about a heron, and you are still thinking about it.
}
-> END

=== person_ilmar ===
# title Cantor Ilmar
{
- ilmar < 0:
  He would not wish you harm, he says; but he does not look up from the pour.
- ilmar == 0:
  He casts for the Ember Choir and sings them in. He has no eyebrows left, and beautiful manners.
- else:
  He has stopped in the middle of a phrase. {choirBroken:He has not gone back to it.|You wait to hear how it goes on.}
}
-> END

=== person_oss ===
# title Regent Halvard Oss
{
- oss < 0:
  He is disappointed. He has underlined something.
- oss == 0:
  He taught school before he taught the Duke. He remembers everybody’s name, and how their chest is.
- else:
  He thinks that in other circumstances you would have got on, and so do you.
}
{regentDefeated:The lesson book is in the archive now, under A.|It is not known when he sleeps.}
-> END

=== person_dorrit ===
# title Dorrit Kell
{
- dorrit <= -3:
  You have been weighed.
- dorrit < 0:
  She has left off guessing your size; she asks, and writes it down.
- dorrit == 0:
  Guild mistress, on her days. She knows what you weigh. She has buried two husbands and could tell you within an ounce.
- dorrit < 3:
  She is putting something by for you under the counter, and it is heavy.
- else:
  She let you hold the little balance. It was her mother’s.
}
-> END

=== faction_lantern_guard ===
# title The Lantern Guard
{
- lantern_guard <= -3:
  They cross the street towards you.
- lantern_guard < 0:
  Every watchman in the city has been told what you look like, and one of them has done a drawing.
- lantern_guard == 0:
  Long coats, short pay. They keep the streets of Corvane and would rather not be asked for whom.
- lantern_guard < 3:
  When you pass a post at night the lantern is lowered, so as not to be in your eyes.
- else:
  They have begun to salute, and are surprised each time.
}
-> END

=== faction_rust_court ===
# title The Rust Court
{
- rust_court <= -3:
  Your pockets are no longer worth the trouble. It is the rest of you.
- rust_court < 0:
  Whatever you put down is gone when you look for it.
- rust_court == 0:
  The thieves of Corvane, who have a baron, a dress code and a door behind the ice.
- rust_court < 3:
  You have had a handkerchief brought back, ironed.
- else:
  It is understood that you are not to be robbed. There was a notice.
}
-> END

=== faction_mirefolk ===
# title The Mirefolk
{
- mirefolk <= -3:
  The rags on the poles are black where your boat goes by.
- mirefolk < 0:
  The reeds fall quiet in front of you and begin again behind.
- mirefolk == 0:
  They live on the marsh, with everyone who ever did. They have no word for was.
- mirefolk < 3:
  There is a rag on the poles in a colour that means you.
- else:
  Grandmothers who have been in the alder hole for sixty years have been told about you.
}
{mirePact:You have sworn them a bell.|You have sworn them nothing.}
-> END

=== faction_bell_house ===
# title The Bell House
{
- bell_house <= -3:
  The sister at the door asks who it is, though there is a window.
- bell_house < 0:
  You get the soup without the dumpling.
- bell_house == 0:
  Nineteen nuns, a hen run, and the list of everyone who has died in Corvane.
- bell_house < 3:
  They have put an egg by for you, with a face on it.
- else:
  You are in the evening prayer, between the hens and the roof.
}
{shardKept:They know who is carrying Marra Lunt.|They leave the light on over the door.}
-> END

=== faction_guilds ===
# title The Guilds
{
- guilds <= -3:
  Your custom is not wanted, and it says so on a board.
- guilds < 0:
  You pay in advance.
- guilds == 0:
  Eleven trades that agree on nothing but the weights.
- guilds < 3:
  You have thirty days, and on the last of them nobody comes.
- else:
  They have moved, seconded and carried that you are good for it.
}
{ledger:You have read, with them, how many of their grandfathers are missing.|They would give something to see inside the palace’s books.}
-> END
