// Made from campaign/city.ink by `npm run stories`: change that, not this file.
export const texts = `
bell_house_1.1 Bell House
bell_house_1.2 The infirmary is the old ringing room. The ropes still come down through the ceiling, each with a knot at the height of the sister who used to pull it, and washing hangs from the knots. Sister Bett cleans what you bring her with bell oil and a boar’s bristle brush. She is gentle, but the brush is not. “A coin in the bowl for two,” she says. “It goes into the next casting. So if you are here often enough you will be part of her without having to die.”
bell_house_2.1 Bell House
bell_house_2.2 “Sit. Not there, that is wet. Hold this.” It is one end of a bandage two yards long, and Mother Aune has the other, and you fold towards the middle until your knuckles meet. She does it the way ropes are coiled. “In the bad fever we did eighty a day,” she says. “The Bell rang every night of it. Nobody got up. Nobody has ever thanked us for all the people who did not get up.” {1}
bell_house_2.3 She looks at your hands. “You fold well. You would have made a ringer.”
bell_house_2.4 She folds the last yard by herself.
bell_house_3.1 Bell House
bell_house_3.2 There is a queue, and it is all of the living. They have come to ask whether theirs has been sawn yet. A man with flour to his elbows describes a ladle; it had a bent handle; would they know by the handle? Sister Bett has a list and a very small pencil. She tells everybody the same, that hers is still up there, that his is well inside, near the crown, where they will not have got to. You know where the saw has got to. She sees that you do, and goes on down the queue.
bell_house_4.1 Bell House
bell_house_4.2 The novices are singing the inventory while they scrub, under their breath, turn and turn about, so that it never stops. One comes in when another wants to cough. It has been going since supper yesterday. “It is not the Bell,” says Mother Aune. “It does not do anything. Listen, they have swallowed the second Hob.” She beats the time for them with her thimble on the bed rail, a little behind, on account of her ear, and does your dressing with the other hand. {1}
bell_house_4.3 Where the verse was missing they all draw breath now, and sing it.
wet_anchor_1.1 The Wet Anchor
wet_anchor_1.2 The anchor over the door was fished up out of the harbour in the landlady’s grandfather’s time, and it has never been dry since. Under it stands a bucket, and on the bucket is a slate with the day’s wagers as to when it will be full. Mistress Pruett sells you bread and bacon across a bar that has been scrubbed hollow. She has news as well. It comes free with the bacon, and she slices it about as thick.
wet_anchor_2.1 The Wet Anchor
wet_anchor_2.2 In the corner by the coals sits an old man with a pole beside him that is longer than the room; the end of it is out of the window. You ask whether he is the ferryman. He goes on looking at his beer. You ask what the river is doing. “Yes,” says the old man. You ask what he is drinking. “Rising,” he says, and then, when you have given up and are counting out the money for your bacon: “Brown.” Mistress Pruett says that that is Tam, and that it has been a good evening for talk.
wet_anchor_3.1 The Wet Anchor
wet_anchor_3.2 Somebody has sat down at the table under the stair. He is wet, and there is weed on him, and he has put his cap on the table with the lining up. The whole taproom has moved to the other side. “That’s Jem Orchard,” says Mistress Pruett. “That was always his place. Twenty-two years he’s been in the harbour.” She draws a pint and carries it across the empty floor and sets it in front of him. He does not drink it. She puts it on his slate, since there is a slate.
wet_anchor_4.1 The Wet Anchor
wet_anchor_4.2 The cellar hatch has two barrels on it, and a settle, and a large man on the settle. Now and then something underneath tries the hatch, without impatience, as if to see whether it is opening time. “The drayman,” says the landlady. “He always did come by the cellar.” She still has bacon. The bucket under the anchor stands dry for the first time that anybody can remember. The wagers on the slate have been paid out to nobody.
ford_lodge_1.1 Ford Lodge
ford_lodge_1.2 The Fords keep a house in Corvane for the salt carriers: one room, six cots and a map of the river made by someone who had only been told about it. Marget Oake looks after it. She had the Second Ford for forty years, and lost an arm to it when a raft came loose. “Show me how you hold that,” she says. You show her. She shows you, with a broom, in her left hand, what would have happened then. There is a bruise, and there is soup.
ford_lodge_2.1 Ford Lodge
ford_lodge_2.2 Marget has put the cots on end and chalked the floor in squares. You are to cross it without being touched by the broom. It takes most of an hour. She talks the whole time, about the year of the ice, and a bishop she once charged as livestock, and it is only afterwards, when you want to remember the bishop, that you find your feet have learned something. {1}
ford_lodge_2.3 “So you let them have my seal,” she says as you leave. “Number two. It’s got a nick in it from a bottle. If you see it, say hello.”
ford_lodge_2.4 She asks to hold the cord for a minute, and finds her own seal on it by feel, by a nick that it had from a bottle.
ford_lodge_3.1 Ford Lodge
ford_lodge_3.2 There has been a letter from the Fords. The keeper of the First writes that he is well, that his predecessor is also there, and the one before that, and that they all three want the chair by the window. At the Third, Joss Tully’s wife has given him the blade for his hoe. He works better now, and sleeps no more than before, but then nor does she. Marget reads it to you twice. Then she takes the broom down and makes you work until the lamp wants oil.
ford_lodge_4.1 Ford Lodge
ford_lodge_4.2 Every cot is taken. They are carriers who came with the autumn salt and cannot go home, since the road is full; one of them saw his aunt on it. Marget has them in two lines with staves. She is eighty-one, and goes down the lines like a bad-tempered bird. “That’s for the living,” she tells them. “Against the other sort you do it slower. They’re in no hurry. Put him down, beg his pardon, and put him down again.” She nods you in at the end, where somebody has to go.
kells_arms_1.1 Kell’s Arms
kells_arms_1.2 The helmet on the sign was the first that Dorrit Kell ever made. She was eight, and she had measured the cat. Inside it is hot and loud and very clean. She walks round you once with her thumbs in her apron. “Don’t tell me what you want. Thirty-one round the thigh, you’ve had a knee out, you favour a cut over the wrist. Nine pounds, you can carry, ten if you’re frightened.” What she then lays on the counter weighs eight and three quarters.
kells_arms_2.1 Kell’s Arms
kells_arms_2.2 A prentice is standing at the grindstone with his eyes shut, grinding a blade that is by now about as wide as a straw. “Leave him, he’s been told,” says Dorrit. “They stop when you walk them to bed. But you’ve to do it every night; my mother never had to, there was the Bell.” She takes the straw out of his hand, and drops it in the bin, where it does not weigh enough to make a noise. {1}
kells_arms_2.3 She serves you after everybody else.
kells_arms_2.4 “Now, you. What’s bent?”
kells_arms_3.1 Kell’s Arms
kells_arms_3.2 “I’d a customer last night,” says Dorrit Kell, and she laughs, so you wait. “Big man. Comes in, stands there, hand out. Forty-four chest. I’d his size in my fingers before I knew his face: I made him that coat, he’s buried in it. My uncle Perce. He wants his buckle.” She has the hand balance out, and tips it to and fro with nothing in either pan. “It’s in the Bell. I told him so. I said, Perce, I haven’t got it, and he stood there till four.”
kells_arms_4.1 Kell’s Arms
kells_arms_4.2 She has taken in the iron shutters from the front and is beating them into something. There is a heap of them beside her, roughly shaped, each with a strap: a breastplate, if one were not particular. “For the street,” says Dorrit. “Four pounds, any size, no charge, and if a single one of those masters says the word margin to me I’ll fit him personally.” The prentices are asleep in a row on the coke sacks. She has a whistle now, and blows it at ten. “The good stuff’s under the counter. Mind the cat.”
stalls_1.1 Lantern Street Stalls
stalls_1.2 Under each lamp in three stands a stall, because that is where the light is. The man with the string sells it by the yard, the fathom or the day. Next to him a widow has two hundred pairs of spectacles, and asks what you would like to see. A boy has a tray of pennies. “Genuine,” he says. “Out of a dead man’s mouth.” They are dry, and have this year’s date on them. “He’s my brother, he’s only dead on Saturdays,” says the boy.
stalls_2.1 Lantern Street Stalls
stalls_2.2 The stalls have moved closer together. The string-seller has sold out of everything but twine. People are tying their doors shut at night, from the outside, and paying a neighbour to untie them in the morning, and the neighbour’s neighbour to untie him; there is a woman at the end of Chandlers’ Row whom nobody unties, and she climbs out by the coal hole. The spectacles have not sold. “Nobody wants to see further just now,” says the widow.
stalls_3.1 Lantern Street Stalls
stalls_3.2 A line has formed at the end of the street where there is no stall, and in it stand people with hollow faces, holding out one hand, palm up. There used to be a spoon-mender there, they tell you, when their grandmothers were girls. The traders serve around the line. They have learned to take change across it without touching. The boy with the pennies has stopped selling them. He is giving them out, one into every open hand, and they close, and then they open, and it was not the right thing.
stalls_4.1 Lantern Street Stalls
stalls_4.2 There are four stalls left, back to back in a square, with the lamps inside. You shop from the edge of the light with your money ready. The string man has tied the four stalls together. The widow gave away her stock: all down the street, on doorposts and window sills, there are spectacles, looking out, in case it should help somebody to see who is coming. {1}
stalls_4.3 The boy’s tray has bread in it now, and he gives you the end piece, and tells you not to thank him, he is a businessman.
stalls_4.4 The boy asks if you want a watchman. He is eleven, and he is not joking.
back_room_1.1 The Back Room
back_room_1.2 You go in by a fishmonger’s, behind the ice, through a cupboard with coats in it. They are good coats. They have numbers. In the room at the back everything in Corvane that cannot be found is standing on shelves, with the dust wiped off. A card in gilt copperplate asks visitors not to recognise their own property aloud, as it distresses the staff. “Listen,” says Vixa from the top of a ladder, “for you there’s a penny in every shilling off. For anyone else I’d say it and not do it.”
back_room_2.1 The Back Room
back_room_2.2 A very large man in plum velvet is taking his leave when you come in; the room is bigger when he has gone past you, and smells of aniseed. “One is enchanted,” says Baron Ruk. “Pray do not let one keep you from your purchases. It is a great comfort to see persons who still pay. You would be astonished to learn how much of one’s custom, lately, has been by the deceased. They take a thing down. They look at it. They put it back. Not one of them owes one a farthing, and how is a person to live?”
back_room_3.1 The Back Room
back_room_3.2 Vixa has the whole top shelf down and is wrapping spoons, each in its own twist of paper, each with a name. “Don’t ask,” she says, so you do not. “All right, ask. They’re ones we lifted over the years, before anyone could give them to the Bell. Ninety of them, near enough. So there’s ninety people out there who never had theirs put in, who’ve been lying down all this time just for company.” She ties a knot in her string, and undoes it. “I’m taking them back. At cost. {1}”
back_room_3.3 At nothing. You never heard that.
back_room_3.4 At a bit over cost.
back_room_4.1 The Back Room
back_room_4.2 Half the shelves are bare, and there are pallets on the floor with children asleep in them. The doorkeeper is telling one of them a story about a burglary. He does the dog very well. “Court runners,” says Vixa. “They’d the rooms by the canal, and things kept coming up the steps. It’s sixpence a night each. They can owe it me.” She has moved what is left to the front, where you can reach without stepping over anybody. Everything is at half price, and she does not seem to know it.
guard_yard_1.1 Guard Yard
guard_yard_1.2 On the long wall they have painted a shield for every member of the watch who died of it, small, in rows, and the newest are at the height of a man’s knee, because they ran out of wall and began underneath. “You’ll want to change your grip,” says Hask. He is teaching, in his socks, eating a bun. “There’s no shame in that. I changed mine at thirty-five. It was after the wife said I held a sword like I was passing it to somebody, and do you know, I was.” You drill until he has finished the bun.
guard_yard_2.1 Guard Yard
guard_yard_2.2 The captain crosses the yard in the middle of the drill, reading a list. She corrects your elbow with one finger as she passes and does not stop reading. “Good,” says Vey. Sergeant Hask waits until her door has shut, and tells you that it is the second time that he has heard it. The other was at a funeral.
guard_yard_2.3 There is a short coat sitting at the captain’s table with his feet on it. Hask gives you the drill in the far corner, behind the horse trough, without raising his voice. “Left foot,” he says. “That’s it. I’ve one eye on him and one on you, so if I look funny, that’s why.”
guard_yard_3.1 Guard Yard
guard_yard_3.2 They have left off drilling with swords. They have poles with a padded fork at the end, such as are used for apple boughs, and they are practising on one another. “It’s for if it’s somebody’s mother,” says Hask. “You hold her off, and walk her back. Her own street, if you know it. They go easier that way.” He has a jar of pickled walnuts today. He has set it down on the mounting block, and a saucer, and two forks. “I always put out the two. You get used to it,” says Hask.
guard_yard_4.1 Guard Yard
guard_yard_4.2 Somebody has gone down on his knees with a pot of paint and done a new row of shields along the very foot of the wall, seven of them, still tacky. In the next row there is an eighth, in pencil, with no name. Nobody will say who drew it. “Now then, now then,” says Hask, who is handing out boiled eggs, one to each, like medals. “Heels down. Eat something. The wife says that nobody ever yet ran away with an egg in his hand.” It is true. You try it, and you find that one does not.
master_hall_1.1 Master Hall
master_hall_1.2 Six clocks stand along the wall and none of them has the same time. The mistress of the hall is called Anselma, and she has not spoken for years; one hears that she said everything. She looks at what you can do. She winds one of the clocks, and points. You do it again, at that clock’s pace, and it is far too slow, and you see the five places at which you have been cheating.
master_hall_2.1 Master Hall
master_hall_2.2 Today it is the fast clock. Anselma stands behind you with a hand flat between your shoulders, and pushes at the moment when you would have stopped to think. There is a wet patch on the boards when you have finished, in your own shape. She regards it with some interest. Then she opens a drawer and gives you a peppermint, and you would not exchange it for the freedom of the city.
master_hall_3.1 Master Hall
master_hall_3.2 The old masters hang in frames round the hall, and the third frame has nothing in it. He came by on Thursday, you learn from the porter. He walked in with the earth on him and took his place at the end of the line, and fenced, all through the lesson, without a fault. At the end Anselma went up to him and corrected his wrist. He had been waiting for that, it seems. He bowed; then he went and stood in a corner with his face to it, where he had been sent once as a boy.
master_hall_4.1 Master Hall
master_hall_4.2 She has stopped the clocks. All six of them say ten minutes to lamp-turn. Without their noise the hall is so quiet that you can hear the sand in your joints. Anselma comes and stands opposite and, for the first time, draws. It lasts four breaths. At the end of it you are on your back with a button of steel on your collar-bone, and she is smiling. She opens her mouth, and shuts it, and raps twice on the floor: again.
nettle_1.1 Apothecary Nettle
nettle_1.2 The jar that moves has leeches in it. They are named after queens, and the apothecary takes them out for air. Nettle is a thin person in a high collar, who listens to your chest through a length of bamboo, to your back, and then, with the same care, to the wall. “I have neighbours,” says Nettle. “It is as well to know.” You are given something green in a spoon. It tastes as you imagine that the river does to fish.
nettle_2.1 Apothecary Nettle
nettle_2.2 “Put out your hands. Are they cold there, across the back, as though somebody had laid a key on them? I thought so. You have been near the ones who are up.” Nettle rubs in an ointment and charges you for half of it. “The other half is for science. I should be so glad to know what it does. I tried it on Queen Maude, but she is a leech, and says little.” {1}
nettle_2.3 Pell and Nettle then speak for a while about ratios, and you might as well be furniture.
nettle_2.4 The back of your hand goes pink, then warm, and you can feel your pulse in it.
nettle_3.1 Apothecary Nettle
nettle_3.2 The window is full of green jars, and each has a stub of candle burning behind it, so that the street is lit as if from the bottom of a pond. They do not like it, Nettle has noticed; they go round by the other pavement. “I have written to the Regent about it. I had a reply by return, in his own hand. He thanked me, and asked if it would be possible for me to stop.” There is a new bolt on the shop door. Queen Maude has been moved to the cellar.
nettle_4.1 Apothecary Nettle
nettle_4.2 There is a dead woman in the shop. She stands at the counter, with a prescription in her fingers made out sixteen years ago by Nettle’s father. “I cannot read his writing,” says Nettle miserably. “Nobody could. I have made her up three things so far, and she waits.” You look at it together. {1} It says peppermint water. Nettle puts it up, and corks it, and writes the label. The dead woman takes it in both hands and goes out, and the bell on the shop door, which is tied, gives a click.
nettle_4.3 It is Pell who sees that it has been upside down.
nettle_4.4 It is a while before it strikes anyone to turn it round.
reed_market_1.1 Reed Market
reed_market_1.2 It is held on the water, at night, on forty boats tied side to side, so that the ground gives when anybody haggles. They take your money by weight, without looking whose head is on it. They would rather have something you have made. The speaker of the Mirefolk sits in the middle boat with a lantern on her knees. “We say you may buy,” says Sedge. “You put a hand in the water first. She likes to know who it is.” You put a hand in the water. You do not ask who, and something, a fish perhaps, considers your thumb.
reed_market_2.1 Reed Market
reed_market_2.2 A woman of a hundred or so gives you dried eel for a hair from your head. She has hundreds of hairs, wound on a reed, black and grey and yellow, and she knows whose they all are. “Her mother,” says Sedge, “is wanting a net.” You look round for somebody older. “She lives in the alder hole. She lives there for sixty years now. We say died, if we talk to you people, and then she hears us and is cross.” {1}
reed_market_2.3 Ukka has got in the old woman’s boat without asking, and is being scolded, at length, for being thin.
reed_market_2.4 The eel is very good.
reed_market_3.1 Reed Market
reed_market_3.2 There are thirty boats tonight, and gaps in the floor. Those that are missing have gone down to the salt, with the children in them, because of what is walking on the causeways. The rest have moved up. Trade is done in whispers, hand to hand. Sedge has fallen asleep, sitting upright, with her cheek on the warm glass of the speaker’s lantern, and nobody will wake her. Under the big light she looks about nineteen. An old man holds a fold of his sleeve between her face and the glass.
reed_market_4.1 Reed Market
reed_market_4.2 “You come again,” says Sedge. “We make a place.” They have; there is a boat with your mark cut in it, moored between an eel-seller and a woman who mends drums, and a neighbour calls to you across it for a light. People tell you what is wrong with their knees. You sit in the cold with your feet on a basket, rocking, as the frost comes down, and for as long as it takes to eat a bowl of something you are no one in particular.
archive_1.1 Archive of Tolls
archive_1.2 Over the door hangs a scale, and every document is weighed before it is filed, since a page that has been tampered with is a different weight. The archivist is called Sorrel. He has sleeves of black paper. “You may read what has been paid for. What it was paid for in aid of, I am not able to say; there is no column.” The palace’s orders lie in the year’s last box. If somebody means to be met by soldiers tomorrow, a quartermaster has been paid for it today.
archive_1.3 Read the quartermaster’s orders.
archive_1.4 {hero} ties on a pair of paper sleeves.
archive_1.5 There is a column after all.
archive_1.6 The hand is not legible.
archive_1.7 Bread for so many, at such a door, by such an hour; and lamp oil; and straw for dogs. {hero} copies it out in the shape of a map, and there they stand.
archive_1.8 The quartermaster spells by ear, and his ear is poor. {hero} learns that somebody has been sent two dozen “wholeburds”, and not what they are, or where.
archive_2.1 Archive of Tolls
archive_2.2 “You will be wanting bell-salt,” says Sorrel, with pride, and shows it to you. It has a room to itself. Two hundred and eleven years of your own receipts stand there, in the other half; every one has been torn down the middle, as the law is, and this is the half that fits yours. You could put the whole river together with them. For this year’s sacks a line says: to the Schoolroom, for preserving. {1}
archive_2.3 He has found you a chair.
archive_2.4 He asks for his fee with his eyes shut.
archive_2.5 See what has been bought this week.
archive_2.6 {hero} asks for the newest box, and has to sign for the dust.
archive_2.7 The bills agree.
archive_2.8 The bills do not agree.
archive_2.9 Torches by the gross, delivered in three places. Where torches go, men go. {hero} lays three slips of paper on the floor and walks from one to the next, and knows how they will be standing.
archive_2.10 There are two sets, and they contradict each other, and {hero} reads the better-written one. It was, Sorrel says afterwards, the Regent’s first attempt.
archive_3.1 Archive of Tolls
archive_3.2 Sorrel has company. At the long desk sit four clerks in old-fashioned collars, copying. Their pens are dry, and there is a quarter inch of silt on the blotter. “My predecessors,” he says, low. “I give them the spoiled sheets. It would be different if they made mistakes.” You find that you walk on tiptoe past the desk, and one of them looks up as you go by and lays a finger to his lips, out of habit, since you had not said anything.
archive_3.3 Ask the oldest clerk for the palace box.
archive_3.4 {hero} writes the shelf-mark on a slip and pushes it across the desk.
archive_3.5 He gets down the right one.
archive_3.6 He gets down the wrong one.
archive_3.7 He has been dead for fifty years, and goes straight to it. Inside there is a floor plan with crosses in red. {hero} thanks him, and he dips his pen.
archive_3.8 It is the right box for the year in which he died. {hero} reads with some interest how the same door was guarded then, by other people, against a different trouble.
archive_4.1 Archive of Tolls
archive_4.2 The scale over the door has come down. Sorrel has it across his knees, and he is weighing single sheets and sorting them in two heaps. “Some of these are lighter than they were,” he says. “Nobody has touched them. I have thought about it and I believe it is the names. Somebody is crossing them off somewhere else.” He has put out his own bread and cheese for you on a clean blotter. He is glad of people who want to know a thing that is still true.
archive_4.3 Look for what is still true.
archive_4.4 {hero} takes the heavier heap.
archive_4.5 It is enough to go on.
archive_4.6 It has gone too.
archive_4.7 A locksmith’s bill, a list of passwords for the week, the sketch of a stair. They were filed in three different places by someone who hoped that they would be. {hero} puts them side by side.
archive_4.8 {hero} is still reading when the ink lets go of the page, from the top downwards, quite fast, like people leaving a room.
quiet_shrine_1.1 The Quiet Shrine
quiet_shrine_1.2 There is no bell, and no place where one ever hung. There is a bench. On the lintel somebody has cut the words: Sit, it is paid for. You sit. For a while you hear all the things that you have been listening for since the ford, and then, one at a time, you do not hear them. A snail crosses the step. By the time it has reached the other side the light has moved as well, and your hands have opened in your lap.
quiet_shrine_2.1 The Quiet Shrine
quiet_shrine_2.2 Someone is on the bench before you, a woman with a shopping basket and mud to her hem, who died some years ago. She has left you room. Here, it appears, they do it too: sit down, and stop. You wonder whether to be afraid, and look at her hands, and there is nothing in them that wants anything. A robin is going in and out of the basket. When you get up she is still there. You say good evening. It would have been rude not to.
quiet_shrine_3.1 The Quiet Shrine
quiet_shrine_3.2 It rains, on the bench, on the step and on the roof, in three different notes. You sit in the doorway, where it is nearly dry, and go over your accounts. You go over those that you owe first, and then over the others, and there are fewer of the others than you thought. Somebody has left a heel of bread on the sill in a saucer. The saucer says, in worn blue letters, Present from the Fourth Ford.
quiet_shrine_4.1 The Quiet Shrine
quiet_shrine_4.2 The bench is full tonight. They sit shoulder to shoulder on it, with their hats in their laps, eight or nine of the oldest dead in Corvane. More of them have settled on the grass, against the wall, along the path as far as the gate. None of them came because somebody told them to. You find a dry stone at the end. From here the city makes no more noise than a kettle in another room, and you breathe, and nobody else does, and that is perfectly all right.
place_ford_gate.1 A Great Scale
place_ford_gate.2 Two towers, of which one has a roof. Between them hangs a toll scale with pans as big as cart wheels; in one of them a clerk has put his dinner, to keep it from the dogs. Everyone who comes in is written down. The window for complaints is shut.
place_salt_quay.1 White Crusts
place_salt_quay.2 Everything here has a rind of white: the bollards, the ropes, the beards. Gulls sit in a row along the arm of a crane, and its great wheel has been painted red. In the wheel a man is walking. He has been let off work, the others tell you, but he says that he would rather keep walking than lie there and wait for it.
place_fish_steps.1 Seven Steps Down
place_fish_steps.2 Seven steps go down into the river, and there is no knowing how many go on under it. Nets hang over the rail to dry. A fishwife sells you the time of day. On the seventh step, where the water is, are the prints of wet feet, fresh, and all of them coming up.
place_wet_anchor.1 Something Drips
place_wet_anchor.2 An anchor hangs over a door on two chains and lets fall a drop, and then, when you have decided that it was the last, another. There is a bucket, and a slate with wagers. It smells of frying. {1}
place_wet_anchor.3 A paper has been pinned up beside the menu with the names of those who are no longer to be served.
place_wet_anchor.4 Inside they are arguing about who would win, the tide or the landlady.
place_rope_walk.1 As Straight as a Rule
place_rope_walk.2 A street with no bend in it and hardly any doors, where a voice at one end arrives at the other in good condition. There is hemp in the gutters. The rope-makers go backwards all day, paying out from their waists, and know everybody by the heels. “Those are new boots,” one of them says as he goes past you, not turning round.
place_chandlers_row.1 The Fifth Is Blue
place_chandlers_row.2 You smell tallow. Nine houses stand in a terrace, built by one man on one day, and their doors are alike to the last nail, only that the fifth is blue. There was a quarrel, and it was fought with paint. In every window is a candle. In the blue house’s window there are two.
place_lantern_street.1 One in Three
place_lantern_street.2 Lamps go up on either hand, a great many, on iron stalks with leaves, and of every three one has been lit. You walk out of each light and wonder about the next. Under the dark ones people say good evening rather loudly. There are stalls, and a lamplighter with a ladder, who tells you that oil is short, and looks at the palace.
place_guard_yard.1 Painted Shields
place_guard_yard.2 A long wall, with small shields painted on it in rows, hundreds of them, each with a name. Someone has put a bun on the ledge under one. Behind the wall a voice says left, and left, and left, and then, mildly, that it does not matter, they will come round to it in the end.
place_kells_arms.1 A Helmet Too Small
place_kells_arms.2 A sign swings over a wide door, in the shape of a helmet; it is real, and you could not get it on a baby. From within comes a noise of hammers, so regular that the panes have learned it. A cat sits on the doorstep beneath the sign and looks as though it had been asked once too often to try something on.
place_guild_square.1 A Dry Fountain
place_guild_square.2 The fountain has a basin, four spouts in the shape of fish, and no water. Round it stand the four founders of something. One has lost his head and has been given a cabbage, which is changed on market days. {1}
place_guild_square.3 You know the bench. There are walnut shells under one end of it.
place_guild_square.4 On the benches people sit with their backs to each other, and talk.
place_archive.1 A Narrow House
place_archive.2 Between two fat houses stands a thin one, three storeys high and two arms wide. A scale hangs over the door, and moves, although there is no wind, as if somebody upstairs were turning something over in his mind. Through the letter slit you see paper, and a black paper sleeve, and an eye.
place_cistern_lane.1 Iron Lids
place_cistern_lane.2 The lane slopes. Every ten paces there is an iron lid let into the stones, and each has a different noise when you step on it; children know a tune that goes down the hill. {1}
place_cistern_lane.3 You know now what is below, and where it would come up.
place_cistern_lane.4 From under the third lid you hear a knock, and a rest, and a knock.
place_bell_yard.1 A Worn Ring
place_bell_yard.2 The paving is worn in a ring, deep enough to hold rain: that is where the ringers used to walk, hauling. Ropes come down the wall from a great way up and end at nothing, frayed, at the height of a hand. Pigeons will not land here. You notice that you have begun to go round.
place_bell_house.1 Bells in Stockings
place_bell_house.2 A low house, old, with a bell above every window and something tied over every bell. In the hen run a nun is explaining to a hen that it has been outvoted. There is a stool by the door, on the right-hand side of it, and it has a cushion.
place_tower_foot.1 The New Door
place_tower_foot.2 It goes up, and you lean back, and it still goes up. Swifts have their holes in it and a small tree has found a ledge. Grass has grown in the square at its foot, with a single path trodden through. The stone is as old as anything in Corvane. The door is oak, and you can smell the shavings.
place_tanners_bridge.1 A Smell, Then a Bridge
place_tanners_bridge.2 You smell it for the length of a street before you see it, and then you go up its hump with your sleeve to your nose. Hides hang from the parapet in the brown water. The tanners eat their bread here with every sign of pleasure. They say that the dead do not like the place either, and that houses round about have doubled in price.
place_foundry_row.1 A Warm Wall
place_foundry_row.2 Chimneys, and under them a wall of brick so hot that the rain gets no further than a foot from it. Cats lie along the whole of its base like a dropped fringe. Once, when you have your hand near it, you think you hear people singing, a great many, very low, on the other side.
place_reed_landing.1 Poles with Rags
place_reed_landing.2 The paving gives out, and there is mud, and planks on the mud. Flat boats are drawn up with their noses to the town. A hundred poles stand in the shallows with rags knotted round them, each a colour, and they say something to somebody, but not to you. {1}
place_reed_landing.3 A boy in a boat looks you over, and then reties one of the rags.
place_reed_landing.4 A boy in a boat looks you over, and spits on the side away from you.
place_marrow_arch.1 Knuckles
place_marrow_arch.2 Somebody was short of stone once, or had a vow to keep: the arch over the street is set with knuckle bones from end to end, in rosettes, and the wear of years has made them shine. Lovers have cut initials in some. It is said that if you stand under the keystone and are quiet you can feel yourself being counted.
place_masons_yard.1 Half a Saint
place_masons_yard.2 A yard full of chips. In the middle is half a saint, the upper half, who seems to have come up through the ground to ask what all the noise is. Three headstones lean on the fence with nothing on them. They were ordered in good time, the mason says, by three persons who would not be hurried as to the wording.
place_ossuary.1 Between Heaps of Lime
place_ossuary.2 An iron gate, shut, between two heaps of lime as high as houses. You taste it on your teeth. In the gate is a grating for parcels. A notice gives the hours at which bones may be brought, and the hours at which they may be visited, and someone has added below, in pencil, the hours at which they come out.
place_quiet_shrine.1 A Bench
place_quiet_shrine.2 A shrine not much larger than a cupboard, and a bench in front of it. You look for the bell pull, because there always is one, and there is none, and no mark where it might have been. The grass is long. It is the first place in the city where nobody has been waiting for anything.
place_palace_steps.1 Ninety Steps
place_palace_steps.2 Ninety steps, broad and white, and not one leaf on them. A man with a broom is at the sixtieth, going up. When he has swept the ninetieth he will come down and begin again. From where you stand you cannot tell whether he is paid for it, or whether he is one of the others. At the top, one window is lit.
place_nettle.1 Green Jars
place_nettle.2 Green jars stand in a bow window, with a light at their backs, and throw a pattern on the cobbles as of something under water. One of the jars moves. It does not move much. A brass plate gives hours, and asks for patience, and says that the queens are not for sale.
x1_begin.1 To the Bell House
x1_begin.2 So: a house of nuns, somewhere in the middle of all this. Dorrit Kell’s cart has gone, the clerk under the scale is writing you down, and there are three ways before you that all look as if they had been laid by a cow. You have perhaps as long as it takes to walk six streets before the gates of such houses are shut for the night. Note what you see, find it on the map, and say which way you go.
x1_hint_1.1 Asking the Way
x1_hint_1.2 You ask a porter with a wardrobe on his back. He turns round to point, and clears the pavement. “Nuns? There’s a square with a fountain that’s dry. You want to be well to the east of that, and a bit up.” He turns back the other way, and the pavement fills up behind him.
x1_hint_2.1 Asking the Way
x1_hint_2.2 A little girl with a skipping rope will tell you if you hold the other end. You turn, and she jumps, and says between the jumps that it is up the lane with the iron lids, you have to stamp on them, and at the top is the yard.
x1_hint_3.1 Asking the Way
x1_hint_3.2 The lamplighter has come down his ladder. “The yard with the ring in it,” he says, “where they used to walk round. Go and stand in the ring. It’s the next house, the one that looks as if it had all its washing on its head.”
x1_goal.1 Stockings
x1_goal.2 A low house with its bells tied up. You have crossed half of Corvane by lamps that were mostly out, and there it is, and there is still light in the parlour. {1}
x1_goal.3 You have your hand up to knock when you hear glass.
x1_goal.4 You stop to get your breath. The hens are settling. Somewhere inside a very loud voice has begun to ask who is there, and nobody has knocked.
x1_late.1 Round Again
x1_late.2 It is full night when you come to it. You have been over one bridge twice, and you have held both ends of a skipping rope, and a dog has followed you for so long that it has gone home and come back. The house stands where it always stood, next to the yard with the ring. There is shouting, and it is not about you, yet.
x2_begin.1 Out of the Reeds
x2_begin.2 You come out by night among the poles, and the rags on them are wet. The bone carts came this way; there is lime in their ruts, like flour on a stair. What they carry goes in at an iron gate on the upper side of the quarter, between the white heaps, and you would like to be there before it is light. The quarter knows that something is afoot. All afternoon you have heard trowels.
x2_hint_1.1 Asking Nobody
x2_hint_1.2 There is no one to ask. But over a door a child has drawn the quarter in chalk, with a cart on it, and an arrow, and all along the left-hand side a row of chimneys with smoke like wool. You take it that one keeps those on one’s left.
x2_hint_2.1 Asking Nobody
x2_hint_2.2 A dead woman goes before you with a pitcher, up the middle of the street. She walks like someone who has gone for water here every evening of her life: beneath the arch with the knuckles, and then up, with the marsh behind her. You go where she does, as far as you dare.
x2_blocked.1 Wet Mortar
x2_blocked.2 The street that goes straight on from under the arch is not there. There is a wall in it, twice your height, with the mortar still wet and a trowel left in the top course. Whoever built it was on your side of it when he finished, or he was on the other, or he is in it. You will have to go round.
x2_goal.1 Before the Gate
x2_goal.2 Two white heaps against a sky that is only a shade less white. The gate is shut and has no watch on it. You have the shadow of the lime to lie in and time to look: the yard on one side, the gallery on the other, and through the bars, between them, a lantern going slowly from one grave to the next, like a housewife locking up.
x2_late.1 The Long Way to the Gate
x2_late.2 You have been in every court of the quarter but the right one, and by the time you lie down in the lime the lantern behind the gate has stopped going about. It is held up. Somebody is looking along the street with it. He has heard boots, and he knows that nobody else in there wears any.
x3_begin.1 Looking for a Clerk
x3_begin.2 Sorrel writes it down, as he does with all things: one clerk, Ambrose Finch, in grey; one ledger, quarto; last seen on Thursday going out under the scale at a run. He had a thirst, and a coat that he was ashamed of, and debts. He left by the front. It is for you to find out by what way he did not come back, and you had better do it before the palace sends somebody with the same list.
x3_hint_1.1 A Thirst
x3_hint_1.2 Sorrel has never been in a public house, but he has heard of one from the margins of old receipts. “He used to come back with a wet patch on one shoulder. Only the one. As though he had stood each day, at the same hour, under the same drip.”
x3_hint_2.1 A Coat
x3_hint_2.2 “Finch? He was in, he paid, I fell over,” says Mistress Pruett. “He had that ledger under him like a hen. He didn’t go home, they were waiting for him there. Smell of the chair he sat in.” You smell the chair. It is hemp: tar and hemp, from a street of it.
x3_hint_3.1 A Debt
x3_hint_3.2 A rope-maker going backwards has seen his heels. “Grey stockings, one of them odd. He was off to settle with somebody. He said he’d pay in kind. It was the one with the green jars, where you owe for as long as you cough.” He dwindles, talking, down the straight street.
x3_goal.1 Among the Jars
x3_goal.2 The shop has a bolt on it that is newer than the door. {1} The apothecary lets you in sideways. Yes; there was a clerk; he had a fever, and could not pay, and left something as a pledge. It is in the back, among four hundred drawers, and Nettle has no idea which.
x3_goal.3 You were quicker than the palace once before, and it seems that you are again.
x3_goal.4 You hear nobody behind you, and there is nobody in front.
x3_late.1 Second in the Queue
x3_late.2 Somebody has been there before you. Drawers are hanging out; there is a short coat’s button on the boards, and the leeches are upset. They asked about a clerk, says the apothecary, and took him along in a chair, since he could not stand. “But the thing that he left with me they did not find. I do not say so to boast. I cannot find it either.”
x4_begin.1 The Nine Hundred and Thirteenth
x4_begin.2 You set out from the fountain, because Sister Bett was told so by the sister before her: in the time of the last casting a verse was struck out of the song, and the mason who was told to chisel it off the bell could not bring himself to lose it altogether. He cut it elsewhere. He cut it in three pieces, in places where people look without reading. The rest is a matter of walking about with your head up.
x4_hint_1.1 The First Line
x4_hint_1.2 There is a skipping rhyme in these streets that nobody has ever thought about. “Where’s the first of it, where’s it at? Over your head and under my hat; knuckle and knuckle hold up the roof.” The children skipping to it cannot tell you what roof. They have never looked.
x4_hint_2.1 The Second Line
x4_hint_2.2 High in the bone, between two rosettes, somebody with a very fine chisel has written: Annis that kept the sluice and stair. Below it there is an arrow, and a halo cut off halfway. You know only one holy person in this city who stops at the belt.
x4_hint_3.1 The Last Line
x4_hint_3.2 On the inside of the half-saint’s sleeve, where you have to put your arm in to feel it: They drowned her street and kept her bell. And then, so worn that it may be only a flaw in the stone: sit down, and look behind you, it is paid for.
x4_goal.1 On the Bench
x4_goal.2 You sit on the bench before the shrine and look behind you. It is cut in the back-rest, where three hundred years of shoulders have been at it: Her name’s cut off, her bronze is there: ring it, and let her lie as well. {1} The long grass moves, all of it, away from you.
x4_goal.3 It goes to the tune. You knew that it would.
x4_goal.4 You say it under your breath, and find that you have beaten time.
x4_late.1 By Matchlight
x4_late.2 It is so dark when you come to the bench that you have to read it with your fingertips. Her name’s cut off; her bronze is there. There is another line below, and you hold a match to it, and the wind puts out the match, and then the next; it is not a cold wind, and there is none of it anywhere else.
person_vey.1 Captain Ilse Vey
person_vey.2 If she wrote a report on you it would be short, and she has written it.
person_vey.3 She has you down as a matter to be dealt with. It is on the list.
person_vey.4 Captain of the Lantern Guard for eight years. She says how many things she has to say, and then says that many.
person_vey.5 She has begun to tell you the second matter first, which is the one that she minds about.
person_vey.6 You have seen her sit down. There are sergeants who would not believe it.
person_vey.7 She is alive because of you, and has entered it as a debt.
person_vey.8 The guilds have her in a dry room with a good lock.
person_vey.9 She is a mother with a child in another man’s house; whatever she does, it is that.
person_hask.1 Sergeant Hask
person_hask.2 He gives you good day and nothing to eat, and from him that is a blow.
person_hask.3 He has stopped telling you what his wife says.
person_hask.4 Broad, slow, and usually in the middle of a meal. Nobody has ever heard him speak ill of anyone, and he was once bitten by a mayor.
person_hask.5 He keeps the crusty end for you.
person_hask.6 He has asked what size of sock you take. There will be socks.
person_aune.1 Mother Aune
person_aune.2 You always seem to be standing on her left.
person_aune.3 She hears about half of what you say, and you know which half.
person_aune.4 Forty years under the Bell have cost her one ear. She uses the loss as other people use a fan.
person_aune.5 You have been given a hook in the passage for your coat.
person_aune.6 “These are mine,” she tells people, with a thumb, and does not say what she means by it.
person_vixa.1 Vixa
person_vixa.2 There is a sum on your head. She knows to the penny what it is, as she set it.
person_vixa.3 Her figures to you have been very odd of late.
person_vixa.4 She sells things back. Everything has its price with her, and she does not like to be touched.
person_vixa.5 She lied to you last time by less than one in the hundred.
person_vixa.6 She has left a door unlocked. It was the only one that she has got.
person_ruk.1 Baron Ruk
person_ruk.2 He regrets, on thick paper, that one will not be at home to you again.
person_ruk.3 His bow has become a shade deeper. It is not a good sign.
person_ruk.4 The Rust Court is his, and plum velvet suits him. He has never been seen to sit while a guest stood.
person_ruk.5 One finds you amusing.
person_ruk.6 One would be sincerely sorry to have you killed.
person_tam.1 Tam the Ferryman
person_tam.2 He answers other people’s questions when you ask him things.
person_tam.3 An old man with a pole. Give him time; the answer that you get belongs to the question before.
person_tam.4 He has shown you the notch on the pole that means: over your head.
person_sedge.1 Sedge
person_sedge.2 When you come she turns down the lantern, so that nobody need look at you.
person_sedge.3 We do not know these people, says Sedge.
person_sedge.4 Speaker of the Mirefolk for one month. The lantern is too big for her, and was her uncle’s.
person_sedge.5 She has let you carry the lantern over a plank.
person_sedge.6 She told you a joke. It was about a heron, and you are still thinking about it.
person_ilmar.1 Cantor Ilmar
person_ilmar.2 He would not wish you harm, he says; but he does not look up from the pour.
person_ilmar.3 He casts for the Ember Choir and sings them in. He has no eyebrows left, and beautiful manners.
person_ilmar.4 He has stopped in the middle of a phrase. {1}
person_ilmar.5 He has not gone back to it.
person_ilmar.6 You wait to hear how it goes on.
person_oss.1 Regent Halvard Oss
person_oss.2 He is disappointed. He has underlined something.
person_oss.3 He taught school before he taught the Duke. He remembers everybody’s name, and how their chest is.
person_oss.4 He thinks that in other circumstances you would have got on, and so do you.
person_oss.5 The lesson book is in the archive now, under A.
person_oss.6 It is not known when he sleeps.
person_dorrit.1 Dorrit Kell
person_dorrit.2 You have been weighed.
person_dorrit.3 She has left off guessing your size; she asks, and writes it down.
person_dorrit.4 Guild mistress, on her days. She knows what you weigh. She has buried two husbands and could tell you within an ounce.
person_dorrit.5 She is putting something by for you under the counter, and it is heavy.
person_dorrit.6 She let you hold the little balance. It was her mother’s.
faction_lantern_guard.1 The Lantern Guard
faction_lantern_guard.2 They cross the street towards you.
faction_lantern_guard.3 Every watchman in the city has been told what you look like, and one of them has done a drawing.
faction_lantern_guard.4 Long coats, short pay. They keep the streets of Corvane and would rather not be asked for whom.
faction_lantern_guard.5 When you pass a post at night the lantern is lowered, so as not to be in your eyes.
faction_lantern_guard.6 They have begun to salute, and are surprised each time.
faction_rust_court.1 The Rust Court
faction_rust_court.2 Your pockets are no longer worth the trouble. It is the rest of you.
faction_rust_court.3 Whatever you put down is gone when you look for it.
faction_rust_court.4 The thieves of Corvane, who have a baron, a dress code and a door behind the ice.
faction_rust_court.5 You have had a handkerchief brought back, ironed.
faction_rust_court.6 It is understood that you are not to be robbed. There was a notice.
faction_mirefolk.1 The Mirefolk
faction_mirefolk.2 The rags on the poles are black where your boat goes by.
faction_mirefolk.3 The reeds fall quiet in front of you and begin again behind.
faction_mirefolk.4 They live on the marsh, with everyone who ever did. They have no word for was.
faction_mirefolk.5 There is a rag on the poles in a colour that means you.
faction_mirefolk.6 Grandmothers who have been in the alder hole for sixty years have been told about you.
faction_mirefolk.7 You have sworn them a bell.
faction_mirefolk.8 You have sworn them nothing.
faction_bell_house.1 The Bell House
faction_bell_house.2 The sister at the door asks who it is, though there is a window.
faction_bell_house.3 You get the soup without the dumpling.
faction_bell_house.4 Nineteen nuns, a hen run, and the list of everyone who has died in Corvane.
faction_bell_house.5 They have put an egg by for you, with a face on it.
faction_bell_house.6 You are in the evening prayer, between the hens and the roof.
faction_bell_house.7 They know who is carrying Marra Lunt.
faction_bell_house.8 They leave the light on over the door.
faction_guilds.1 The Guilds
faction_guilds.2 Your custom is not wanted, and it says so on a board.
faction_guilds.3 You pay in advance.
faction_guilds.4 Eleven trades that agree on nothing but the weights.
faction_guilds.5 You have thirty days, and on the last of them nobody comes.
faction_guilds.6 They have moved, seconded and carried that you are good for it.
faction_guilds.7 You have read, with them, how many of their grandfathers are missing.
faction_guilds.8 They would give something to see inside the palace’s books.
`;
