// The Silent Bell, act 2: the reeds, the bone quarter, the foundry, the drowned town. Voices: voices.md.
VAR hero = ""
VAR bellSong = false
VAR lostVerse = false
VAR shardKept = false
VAR mould = false
VAR trustGuard = false
VAR trustCourt = false
VAR veySpared = false
VAR veyHeld = false
VAR veyFled = false
VAR mirePact = false
VAR ledger = false
VAR ledgerLost = false
VAR smoke = false
VAR river = false
VAR tally = false
VAR tollChest = false
VAR campWarned = false
VAR sextonKey = false
VAR moulds = 0
VAR matriarchDefeated = false
VAR matriarchLoose = false
VAR matriarchCalmed = false
VAR matriarchRested = false
VAR namesBuried = false
VAR pearlTaken = false
VAR lantern_guard = 0
VAR rust_court = 0
VAR mirefolk = 0
VAR bell_house = 0
VAR guilds = 0
VAR aune = 0
VAR hask = 0
VAR sedge = 0
VAR tam = 0
VAR ruk = 0
VAR ilmar = 0
VAR withOren = false
VAR withMirel = false
VAR withCasimir = false
VAR withUkka = false
VAR withBrannoch = false
VAR withPell = false

-> END

=== n2_0 ===
# title Into the Reeds
The river door of the tower gives on a landing, and the landing on a creek, and the creek on forty miles of reeds. It is early. Along the bank some dead women kneel at their washing. They have no washing. They wring out the air, and slap it on the stone, and when your shadow crosses them they move a little to have the light. {veySpared:The post on the river side is empty, as the new rota promised, and someone has left the boathouse unlocked. Inside is a space the shape of a boat, and a note: “Sorry. Was two boats yesterday. V.”|You have come out by the drain, to be polite to the sentry, who is facing the other way as hard as he can.} # page
An old man is sitting on an upturned bucket beside a pole. The ferry lies at his feet. You wish him good morning, and ask him where the boats go that bring the bronze.
“Morning,” says Tam. # says tam
You ask whether he will take you after them.
“In past the heron post. After that I don’t look.” # says tam
You ask what he would charge.
“No,” says Tam. # says tam
You think about that. Then you ask him whether there is another boat, and he tells you that it is a penny, and two with a horse. You sit down on the landing. It is rather restful, once you know where you are. At last, with his eyes on the water, Tam remarks: “My brother’s. In the mud there.” # says tam # page
His brother’s boat lies in the creek with one gunwale showing. You do not ask where his brother is. A long way off on the flats somebody is poling a ferry that is not there over a channel that has dried; he does it beautifully.
The reeds begin at once, and they are over your head. Somewhere in them the carters have a way. They come with four hundredweight at a time, on flat boats and then on wheels, at night, and they do not want to be followed; but nobody can carry four hundredweight through a marsh without leaning on it.
* [Look for the bronze carts’ trail. # id track # test perception medium one]
  {hero} lies down on the planks, to have an eye at the height of the mud.
  * * [It leans to the left. # when passed]
    Every reed has been bent and has stood up again, but on one side they have stood up with a twist, because a cart has a near side and a driver who keeps away from the water. And here is a bright hair of bronze. {hero} has it, and has the way as well: it swings round outside the causeway and comes in where nobody keeps watch. {withOren:“There is a wren nesting in the rut,” says Oren. “It has gone round her. I would not have thought it of them.”} # start a f
  * * [Everything leans. # when failed]
    There was wind in the night, from everywhere. {hero} finds a trail, and it is a pig’s, and another, which is your own. By the time you have the right one you have waded half a morning up to the thigh, and nobody has profited but a leech. # energy -1 each
- The boat still has to be got out of the mud, which likes it.
* [Drag the brother’s boat out. # id haul # test might easy one]
  {hero} wades in as far as seems wise, and then the rest of the way.
  * * [It comes up like a tooth. # when passed]
    There is a noise that stops the frogs. The boat slides up onto the bank with its locker still shut, and in the locker, in oilcloth, his brother’s provisions: hard bread, a cheese like a paving stone, a jar of something pickled that has had six years to think. “Good boat,” says Tam. A tear runs down beside his nose, and he takes no notice of it. # says tam # food 2 # person tam 1
  * * [It lets go all at once. # when failed]
    It holds and holds, and just when {hero} has both heels in and is leaning right back it changes its mind. The boat is out. {hero} is under it for a little while. “You want to rock it first,” says Tam afterwards, in reply to something. # says tam # health -1 hero
- -> END

=== c07_before ===
# title Reed Causeway
Two planks wide, on piles, through reeds that hiss when nothing blows: that is the causeway. You have passed the heron post. The heron on it is carved, and it is looking at you all the same. Then somebody blows through a hollow stem, a dull little note, and you see that there are faces along both sides, painted grey, level with the water. The Mirefolk know only one sort of people who come this way with bronze dust on their boots.
-> END

=== c07_won ===
# title Reed Causeway
At the gate of plaited reed the last of them steps back. She is a small person, muddy to the eyes, and she holds a great lantern against her chest with both arms. “You stop when you can kill him,” she says. The spearman you let go by is sitting in the water, wondering at it. “The carters do not stop.”
Behind you something bumps the piles. It is Tam with the ferry. He has come the whole way after all. “A penny,” he says, to nobody’s question.
-> END

=== c07_partly ===
# title Reed Causeway
Those that are through the reed gate have to turn round and go back in for those that are not, and when everything has been dragged up on the dry end it is hard to say who won. The grey faces have drawn off twenty yards and are watching what you will do about the wounded. You do what one does.
After a time a young woman comes out of the reeds with a lantern too big for her, and says that you may use the water from that side, and not from this.
-> END

=== c07_lost ===
# title Reed Causeway
It is the pole that finds you. It comes down through the brown water with its notches going by, one fathom, half, and you take hold of it, and Tam hauls. He goes along the whole length of the causeway like that, as if he were picking plums. The Mirefolk let him. He is allowed to look, it appears, when there is something to fish out.
“Over your head,” says Tam, and shows you the notch. On the bank somebody is holding up a very big lantern.
-> END

=== n2_1 ===
# title The Reed Island
The island is made of reeds. They lay down new ones on the top every spring, and it sinks by as much underneath, so that the whole of it is going down through the marsh at the rate of a hand a year, with all their floors in it, and hearths, and children’s shoes. You leave your boots at the edge. It is like walking on a loaf.
About sixty people live on it, with their ducks. A young woman sets a lantern in front of your face, and it is so large that she has to do it with both arms. She looks at you for a while, as you would look into a cupboard when you have forgotten what you came for. # page
“We are Sedge,” she says. “We speak for here. Our uncle speaks before us, but he is out on the causeway tonight, he and the aunts; they are putting up the eel traps, and there are no eels.” She says it like any other news. It is some time before you understand that her uncle has been dead for a month. {withUkka:Then she sees Ukka, and the lantern jumps. “You are thin,” says the speaker of the Mirefolk. “Our mother says so. You go away to be thin among the toll people.”|A child touches your sleeve and sniffs its fingers.} “You carry the smell of the bell on you. Why?” # says sedge # page
You tell it from the beginning: the coin, the beans, the saw. They listen without moving. At the end an old man asks for the beans again.
“We tell you ours,” says Sedge. “Carters come from the stone town with bronze. They break the graves for the road, since a grave is a dry place to put a wheel. Some they open, and read what is on the lid, and make a mark in a book. Some people of ours go with them, walking, with their hands out. Thirty-one. And under the weir Annis does not sleep. She has a town there. She is asleep in it a hundred and twenty years, because one bell says so, and now she sits up. When she looks for her children she makes no difference between them and you.” # says sedge # page
The old man says something, and she turns her head away from it. “He says to throw you in. He is joking,” says Sedge, “I think it is three parts joking.” It is the word I, and it has slipped out of her like a fish; everyone looks tactfully at the ducks. “We. We think. What do you say to us, toll people? They burn a drum tonight for the thirty-one. You are here. So you say something.” # says sedge
* [Swear that the bell will ring again. # id swear # test charm medium one]
  {hero} asks what the Mirefolk swear by, and is told: by what you stand on.
  * * [The floor is listening. # when passed]
    So {hero} lies down, at full length, with a cheek on the reeds, and says it into the floor. That there is a list. That every name in it will be rung for, these thirty-one and the carters too. There is a pause in which sixty people feel with their bare feet whether it has gone in. “It goes down,” says Sedge. “It goes down to the first ones. Now they hold you to it, and they are many.” # says sedge # flag mirePact # rep mirefolk 1
  * * [The floor creaks. # when failed]
    {hero} swears it handsomely, standing, by the Seven Fords and the river, and by honour. The ducks mutter. “We know these words,” says Sedge. “They come on paper with a weir.” She turns the lantern away, so that you have to find your boots in the dark. # says sedge # rep mirefolk -1
* [Sit with them for their drowned. # id drum # test spirit hard one]
  They give {hero} a drum with a skin like a wet leaf, to be struck once for each, and nothing to go by.
  * * [Thirty-one. # when passed]
    Nobody counts aloud. It is a matter of hearing when the stroke has been received. Towards morning, at the twenty-ninth, {hero} has stopped hearing anything else; at the thirty-first something far away beneath the floor gives one beat back. Sedge’s face is wet. She puts the drum on the fire herself. “My uncle,” she says, “was,” and cannot go on, because there is no such word. She has made it up. {hero} sits with her until it is light. # says sedge # flag mirePact # rep mirefolk 2 # person sedge 2
  * * [Thirty, or thirty-two. # when failed]
    It is very cold, and there is a great deal of night. Somewhere in the twenties the strokes and the shivering run together. Nobody reproaches you. An aunt takes the drum out of {hero}’s lap, and does it over again from the start, with a palm as hard as a paddle, and in the grey of the morning somebody puts your boots back on for you. # energy -1 each
* {shardKept} [Give them the shard of the bell. # id shard]
  You lay the wedge on the reeds and undo its cloth. They all come close. A woman finds it at once, on the black side, where it is oldest: a line of herring-bone along the rim, which the smiths of the drowned town used to make. “That is ours. That is from before your bell eats ours,” says Sedge. “Annis puts her hand there.” They pass it from lap to lap, right round the island. You say that there is a Marra in it too, who had a pie shop. “She is welcome,” says Sedge. # says sedge # flag mirePact # flag shardKept off # rep mirefolk 1
* [Go, without a word. # id leave]
  What could one say? You bow, and find your boots. No one hinders you and no one lights you. When you look back from the water the drum is burning with a green edge to it, and they have closed the circle over the place where you sat. You have left a dent there. Reeds are slow to forget a thing like that. # rep mirefolk -1
- {mirePact:In the morning there are eels in your boots. It is meant well.|In the morning your boat has been turned to face the other way.} Tam knows of a chapel, an hour in, with its feet in the water; the carters go by there, he says, to read.
-> END

=== c08_before ===
# title Drowned Chapel
The chapel has been sinking since before the weir. You row in at a window. There is a service going on, without priest or sound: the dead are standing in the water in their pews, and kneel when it is time, so that it closes over their heads, and get up. On the altar at the crossing lies the book they sing from. It is not a hymnal. It is the ledger of the marsh graves, and someone has been through it with red chalk.
-> END

=== c08_won ===
# title Drowned Chapel
You bring the ledger out by the east window. It fills the boat, and you row with your knees against it. Four hundred years: who lies where, and what was given for them. In the chapel behind you they have found the place and are going on from memory.
The red marks are this year’s. A tick stands beside a name, and another, whole families of ticks, and beside each of them, in a very nice hand, the one word: asked.
-> END

=== c08_partly ===
# title Drowned Chapel
It is out, or you are; the two did not come through the same window. A lot of water has been swallowed. {ledger:The ledger lies in the bottom of the boat on its face, and the ink of the last hundred years is running a little, but it can be read, and there is red chalk in it.|What you have is the memory of one page, seen on the altar for the length of a breath: names in a column, and by each a tick in red.} The congregation has sat down again. They leave a space in the pew where you were.
-> END

=== c08_lost ===
# title Drowned Chapel
They did not fight so much as make room. There were cold shoulders on either side of you, and somebody turned pages, and you knew the responses; it seemed to have been going on for a long time when Tam’s pole came in at the window and knocked your hat off.
You had a hand on the book. It has gone down between the flags, and the red chalk has come off on your palm. It takes a week to wash out.
-> END

=== card_grave_ledger ===
# title The Ledger of the Marsh Graves
Joss Tully. Third Ford, beans. One shoe buckle, to the Bell. And a red tick: asked. The next line is in pencil, and is your own name, with the spelling queried.
-> END

=== r4 ===
# title The Good Chair
{not ledgerLost:Mother Aune has the ledger on the kitchen table, with the pages pegged up to dry on the ringers’ lines. She walks along under them, inspecting. “Here is the thing that I do not like,” she says. “They are not taking the nearest. They are taking masons. They are taking carters and porters, sappers, men who can row. He is engaging staff!”|Mother Aune makes you tell her the page, over and over, what you saw of it. “A cooper,” she says. “A mason, a mason, a sapper. A man who trained dogs. That is no list of the dead. I have engaged gardeners, I know what that is!”} # says aune # page
Hask has come with a pot of stew, and has not taken the lid off. He sits with it on his knees in the good chair. He wants to say something, and goes round it for a time by way of suet.
“She came on Sunday,” says Hask. “The wife. I’d left the door. Only, see, I talk, and people think, and I never like to put them right: it’s two years, come the herring. She went straight to the range. She’d have had it lit. So I lit it. I sat there and she stirred a pan all night with nothing in it, and I told her who’s been promoted.” He smiles at the pot. “She’s that thin. And then in the morning it was like somebody called her from the road, and she put down the spoon and went. Not home, though. Into town.” # says hask # page
He finds that he is still holding the lid. “I’d not have known what to ask you for,” says Hask. “I don’t want her stopped. And I don’t want her fetched, either, like a parcel. {hask > 0:I just thought that I’d tell you, who wrote down his beans.|So that’s all it was.}” # says hask
Nobody can think of anything, and then Sister Bett gets up and puts two plates before him. He helps everybody from the pot until it is scraped. {veySpared:Under his plate, later, there is a strip of grey paper with five words on it. “Boy well. Thinner. Be quick.”|Later, on the doorstep, somebody has drawn a lantern on the stone in chalk, with a line through it. There are short coats in the watch house tonight, in all the beds.} {withBrannoch:Brannoch walks home with Hask, the long way, and comes in after midnight.}
-> END

=== n2_2 ===
# title Smoke or River
You have been given two maps of the same country. On Dorrit Kell’s there are weights. “You can’t melt bronze on good wishes,” she says; she has come down to the landing in her silk, with pattens on, to see you off. “It wants three pounds of charcoal to one of metal, and there’s none gone through the Ford Gate since harvest. So they’re burning it out there. Go and look for smoke. Where that lot’s stacked, that’s where somebody counts it.” # says dorrit # page
The other map is on a stick. It is Tam’s pole; he turns it till you have the right side. “Here the toll raft. Here the deep. Chest goes across, Thursdays, with men on it,” says Tam, and you realise that this is a speech. “Heavy. Sits low. Comes back high.” {tam > 0:He lets you hold the pole while he says it. There are men on the river who have waited twenty years for that.} # says tam
So there is the smoke, a grey thread in the east, leaning; and there is the river, with something on it that somebody pays for every week. The smoke will tell you how much. The river will tell you who. You ask Tam which he would choose. “Twelve foot,” says Tam. # says tam # page
{ledger:The ledger is in the boat, in oilcloth, since it would be safe nowhere in Corvane. Sister Bett has sewn a tape to it for a marker.|You have been living on that one page for days. You say it to yourself while you row: two masons, and a sapper.} {trustCourt:On the river you will meet people you know from the roofs.|On the river you will meet people who remember Warehouse Nine.} On both banks the dead are walking, no longer to and fro, but all one way, each with a hand held out, palm up.
- (fork)
* {ledger} [Read in the grave ledger first. # id read # test lore medium one]
  {hero} unwraps it across two thwarts, and reads the red ticks only, from the end.
  * * [They are in order. # when passed]
    It is a roster. Whoever made it was a schoolmaster and ruled lines for it. Against the ticks, very faint, there are letters: C for the coals, F for the ferry; and times; and how many. {hero} reads out a list of where everyone will be standing tomorrow, in both places, as if it were a school play. # see-next
  * * [They are only ticks. # when failed]
    {hero} reads for a whole hour, and looks up at the end of it with an odd expression. “There’s a lot of people here called Hob,” is all that there is to report.
  - - -> fork
* [Follow the smoke. # id smoke]
  You take the eastern lead, and by noon the air tastes of burnt sugar. The reeds have black edges. A pair of carters’ wheel ruts comes in from the side and stays with you for company. # flag smoke # fight c09a
* [Follow the river. # id river]
  You let the current have the boat. Tam has shown you how the raft is worked, with a rope and a drum, and where a person might lie in the willows to see it come. It is a Thursday. # flag river # fight c09b
- -> END

=== c09a_before ===
# title Charcoal Camp
The kilns are mounds of turf as high as a house with smoke leaking from the seams. Men and women in scorched white go round them with rakes. They sing as they rake, a line and a breath and a line, to let the air in evenly, and it is so beautiful that you lie in the ash and listen longer than is wise. On the drying racks hangs a board with notches: what was brought, what was burnt, what went uphill.
-> END

=== c09a_won ===
# title Charcoal Camp
Without the singing the kilns have begun to draw as they like, and two of them have fallen in. You take the tally with you, up the track, out of the smoke. A woman in white, black to the elbows, is sitting beside the track with her rake across her knees.
“He told us that nobody would be cold any more,” she says. “That was all he ever said about it. We thought that he meant the poor.” The notches come to charcoal for nineteen tons. That is the whole bell.
-> END

=== c09a_partly ===
# title Charcoal Camp
You get what there is to be got with your eyes streaming. {tally:The tally board is under somebody’s arm, charred at one end. It had been nearly in the fire; they knew what it was worth.|The tally board has gone into the kiln. You saw it go in, and saw the notches glow, one after another, right up to the top.} Behind you there is one voice singing still. It goes round and round a mound of turf by itself, a third too high, and does not stop when you are out of sight.
-> END

=== c09a_lost ===
# title Charcoal Camp
They rake you out of the camp as they would a spark, and beat the edges after you. By the time you have found water to put your sleeves in, the racks have been cleared and a rider in white is on the uphill track. So the Choir will hear that the toll people look at smoke.
You sit in the stream. All around you the burnt reeds are shedding, and every flake that comes down is still the shape of a leaf, with the veins in it.
-> END

=== card_tally ===
# title The Burners’ Tally
Notches for baskets, and a long notch at each tenth. At the very end they have cut a crown, as big as a thumbnail, and next to it a cot.
-> END

=== c09b_before ===
# title Ferry Ambush
It comes across on its rope at the hour that Tam said, and it sits low. A chest stands amidships under a tarpaulin, with a card game going on on top of it. They are Court men, all but the one in grey stockings, who holds the receipt. The raft is in midstream before you notice that the willows on the other side are full of crows, and that the crows are looking at something underneath them. They were told, then.
-> END

=== c09b_won ===
# title Ferry Ambush
The rope is cut and the raft has gone to see the estuary. You and the chest have not. It is bound in iron, with the marks of all seven Fords burnt into the lid, and once the hasp is off you know by the smell what is in it: this year’s bell-salt, white and dry. Sunk in it to the neck is a stone bottle of the palace’s own wine, with a label. For the Baron, with thanks, for his discretion. H. O.
A crow has stayed behind, and eats the grey man’s sandwich.
-> END

=== c09b_partly ===
# title Ferry Ambush
It is over when both sides have lost the raft. {tollChest:You have the chest. It has cost you everything else that was on the deck, and most of what was in your pockets. There are seven brands on the lid. You could cry.|You stand on the far landing, dripping, and the chest does not. It is going down the river at a walking pace, with one Court man on it, who waves.} Tam poles up beside you, and looks at the rope’s end, and says “Thursday,” with quiet satisfaction.
-> END

=== c09b_lost ===
# title Ferry Ambush
They take what you have on you. They do it neatly; they leave the linings. One of them recognises you; he has a good word for your climbing. Then they hold you by the feet and dip you until they are sure that you have no further questions, and leave you on the towpath with your boots beside you, toes out.
On the water the raft goes over at its usual time. It comes back high.
-> END

=== card_toll_chest ===
# title Your Own Salt
One chest, the brands of seven Fords. It was sent for the bell. It has been going to and fro across the river every Thursday to pay for silence.
-> END

=== n2_3 ===
# title The Bone Quarter
{river:The far landing has a road to it, white with lime, that goes round to the eastern side of the town.|The track from the kilns comes down to the water again on the eastern side of the town.} Bronze comes this way, charcoal comes this way, and both go in by the one quarter of Corvane where nobody lifts the sheet on a cart. Nobody weighs bones. {smoke and tally:You have the sum in your head: nineteen tons, and no intention of leaving any.|You do not know how much there is by now, only that it is more every night.} {campWarned:There has been a rider before you. On the river wall there are torches, set close, in three rows.|On the river wall there is a torch at either end, and nothing between.} # page
You lie in the boat under the wall, and wait for it to be dark enough. The dead go by on the towpath. They are near enough to touch. One of them, a stout woman in her burial cap, stops beside the boat with her hand out; and then her mouth opens, and she says in a man’s voice, tired and kind:
“Good evening. Can you hear me? I do beg your pardon. I was trying for somebody further along.” # says oss
The mouth shuts. It opens again. “It is only a ring so far. They tell me that it will be clearer with the points on,” says the Regent through her teeth. “Are you warm enough? You sound as though you were in a boat.” # says oss # page
Nobody breathes. She waits, as a person waits at a door, with her head a little on one side. Then whatever held her lets her go, and she turns the same way as the rest and walks on along the wall. Twenty yards further an old man is saying good evening to a post.
So now they can be spoken through. You think of all those hands. He must be sitting up somewhere with a night light and a ring of bronze on his head, practising. {withCasimir:“He taught me my letters,” says Casimir. “He never once got my name wrong, and there were six of us.”} {withUkka:Ukka has a palm flat on the drum, to keep it from answering.} # page
* [Go over the wall. # id wall # test agility medium all]
  There are holes in it for the barge rings, every two yards, and a gutter at the top.
  * * [Like cats. # when passed]
    You go up between one call of the watch and the next, and lie along the coping in the wet, and come down on the inside by a drying net that turns out to be sound. A real cat is sitting at the bottom of it. It gets up and makes room.
  * * [Like furniture. # when failed]
    The third ring has been rusting since the old duke’s day and it waits until it has somebody’s weight on it. It is a longish drop, onto a heap of what one hopes is shells. Nobody comes to see. In this quarter people have stopped going to see. # health -1 hero
- Behind the wall are the net sheds, a hundred yards of black shingle roofed over, and the only way on is through. Something in there is talking.
* [Go through the sheds, past what whispers. # id dark # test resolve medium one]
  {hero} goes first, with a hand on the nets.
  * * [It is only sums. # when passed]
    They stand in the nets as thick as coats in a cupboard, and all of them are whispering, and {hero} does the one thing that nobody would: stops, and listens. Seven eights. Nine eights. It is the multiplication table; he is trying how many he can hold at one time, as you would with a class. {hero} walks on, saying the answers, loud and steady, half a beat before they do, and one by one they lose their place. # absent UB.blue1 # person oss -1
  * * [It says a name. # when failed]
    It is sums, and verbs, and capes and bays, and in the midst of it, from somewhere down on the left, without any expression, the name of a person who died a long time ago and was fond of you. One should not turn round. It is not possible not to. Something is laid in an open palm, so cold that it might be wet, and the fingers are folded over it. # corruption 1 choice
- -> END

=== c10_before ===
# title Ossuary Gates
They say that the Sexton dug himself in last, having nobody to do it for him, and that he has never been easy about the finish. He has the lantern, and the keys. Each night for three hundred years he has gone round and seen that all were in. Now there is a list on his gate, ruled in red, and he reads a name out, unlocks, and stands aside. The bone road down to the foundry begins behind his door. You will need him out of the way, or else finished.
-> END

=== c10_won ===
# title Ossuary Gates
He falls as a wall does that was only kept up by habit. The lantern goes on burning on its side. By its light you see that behind him, all the way down the gallery, they have their faces turned to you: not one of them has crossed the line of the door, because he had not called them.
You take the ring off his belt. You could go now. Instead you stand under the arch and read them the list, from the end to the beginning, and as you read they go in.
-> END

=== c10_partly ===
# title Ossuary Gates
You have been in there and come out with a whole skin, which few can say. You know which doors open inward. You have had a hand on the ring of keys; you felt the cold of it come up your arm to the elbow, and he felt you, and looked down.
But the bone road lies behind him, and he is standing on the sill of it with his light, calling the roll. A part of what you came to do is done. It was the lesser part. There has to be another set of keys.
-> END

=== c10_lost ===
# title Ossuary Gates
He has you on the list, in pencil. That is all he does: he reads it out, in a voice like a spade, and when he comes to you your feet begin to go in. It takes everything that you have got to make them go the other way. You leave a good deal of it behind, along the Skull Gallery, with your lamp.
Outside you lie in the lime and shake. A mason who lives opposite opens a shutter the width of an eye. “He’ll have a second bunch,” he whispers. “His wife’s got it. Yew Row.”
-> END

=== c10m_before ===
# title Ossuary Gates
The Sexton’s wife has a plot of her own at the end of Yew Row, beyond a small shrine with a lamp. She was a careful woman. He used to lose things. The newest graves are here too, from this autumn, and you can tell by the way the earth lies how many have been asked. Some of them are only just getting up. They have the look of people with a train of thought, and you are standing in the middle of it.
-> END

=== c10m_won ===
# title Ossuary Gates
She is lying where she was put, on her back, with her hands together and the second bunch between them, polished. She has not stirred all autumn; nobody thought to engage her. You say what you need them for. You say that it is to get him to come to bed. It may be the wind that opens her fingers.
Under the yews it is quiet, and the lamp before the shrine has burned clear. You fill it up for her before you go.
-> END

=== c10m_partly ===
# title Ossuary Gates
There is more of the row still on its feet than you would like, and you have a bite that will need looking at; but you were not there to mow the place. You were there for a bunch of keys, and in among the trampled asters something shines, where some boot has turned it out.
You put the turf back over her with your hands. Beyond the lych-gate they have begun to say good evening again, in turn.
-> END

=== c10m_lost ===
# title Ossuary Gates
You got what you came for in the worst way. They had hold of you, so many that it was almost soft, and they passed you back from hand to hand to the freshest of the holes and laid you in it, and one of them folded your arms. And there, under your shoulder blades, was the iron ring.
It was light by the time you had dug your way up. A robin was watching, in case you should turn up a worm.
-> END

=== card_sexton_key ===
# title The Sexton’s Keys
Forty of them on a hoop. The largest is for the gate. The smallest is labelled, in a woman’s hand: biscuits.
-> END

=== r5 ===
# title A Gentleman About a Thimble
There is a queue of a new kind in front of the Bell House. They are well-behaved, and barefoot; they stand with a hand out, in the rain, from the gate to the hen run. Every so often the one at the front says, in a tired voice, “No, I am so sorry, wrong house,” and goes to the back. {aune > 1:Mother Aune has had your bedding moved away from the street, and has taken the street side for herself, with the left ear to it.|“One gets used to it,” says Sister Bett, but her broom is shaking.} # page
After supper there is a caller who rings, or would have: he stands with his fingers about the tied clapper of the door bell, feeling its weight. He wears a clean white coat with scorch marks. His voice is so good that you want him to go on, whatever he says.
“If I may. Ilmar. I sing for the Choir, and I cast. I know who you are, and I shall not stay above a hundred breaths; they believe that I am looking at clay.” He has no eyebrows, and it gives him an air of constant mild surprise. “It is said that there is a piece of her here that hums. I hoped that I might be told on what note.” # says ilmar # page
{shardKept:You think about it, and then you unwrap it. He does not reach out. He lays his cheek along the bronze.|You have no piece of her to show him. Sister Bett sings him the note; she has had it from the cradle. He shuts his eyes.}
“A flat third over the hum,” says Ilmar. “Yes. In the ladle she sings too, you will understand. At straw colour. At lemon. Just before she goes to white there are, how shall I put it, voices in the voice. I had supposed that it was the flux.” He is silent for ten breaths or so. “My mother was a sempstress. She gave her own, beforehand. It was a steel-topped one; she said it had a dent that nobody would forget. I was eight. I threw it in.” # says ilmar
{ilmar > 0:He looks at you as though he might have liked to know you.|You ask him what the crown is for.} “For a child who is cold. I have been shown the child,” says Cantor Ilmar. “I would ask you not to come to the foundry. But if you did I should prefer not to be told which night.” # says ilmar
-> END

=== n2_4 ===
# title The Foundry at Work
The bone road goes down from the ossuary in a long spiral, so that a cart cannot run away. For centuries it has carried nothing but ash: founders line their moulds with it, since it does not burn twice. {sextonKey:The Sexton’s keys open three grilles on the way, and one cupboard, with biscuits.|You have keys for the grilles.} It grows warm. Then it grows hot, and then you are lying on a ledge among last year’s thigh bones, and below you is something that you feel first in your teeth. # page
Two hundred people are singing very softly with their mouths shut. They stand in rows up the sides of the pit, and they breathe by rows; and as they breathe the bellows go, and the crucible in the middle brightens and dulls, brightens and dulls. They are keeping it at a colour. A man in white stands on the ladle bridge, with his back to you, and brings them up by a hair with one finger.
“Straw,” says Ilmar, hardly louder than the heat. “Hold it there. If I may have the tenors: you are at lemon, and we are not. Thank you.” # says ilmar # page
{mould:On the mould floor they have two more like the one that you carried through the streets beneath cabbages: halves of a ring, clay, with the leaves turned inward.|On the mould floor, in sand to their rims, lie two halves of a clay ring with leaves cut in it. They have made it all over again from the hat.} They are being warmed with little shovelfuls of ember, as you would warm a bed.
And on the gallery opposite, behind glass, there is the Regent. He has his coat collar up. He holds by the hand a boy in a blue velvet suit, too short at the wrists, and bends down from time to time, and points, and explains what they are looking at. In the glare of the open crucible all those hundreds of eyes are screwed up small. The boy’s are not. He has not blinked since you began to look. # page
“The Duke has a cold,” somebody says, and it was you. {withPell:Pell is working something out on the ledge with a burnt stick. “They’re ready,” says Pell. “Not tomorrow. This shift.”|You know now whose hat it was.} If there are no moulds there can be no crown tonight. They lie a loaf’s throw away, and there are two hundred people in between.
* [Walk in as bronze carriers, late and out of temper. # id pose # test guile medium one]
  {hero} finds a yoke, two pails of scrap, and a grievance.
  * * [“You’re late,” says the foreman. # when passed]
    “Late! We’ve been round by the weigh-house,” says {hero}, with a bitterness that would have convinced a bishop, “and I’d like to know who signed for that.” Nobody wishes it to have been him. They are waved on past the quench and across the slag with hardly a look, and when the foreman thinks to ask which weigh-house you have put down the pails exactly where you want to be. # start a d
  * * [“Who’s ‘we’?” says the foreman. # when failed]
    He is not a clever man, but he carries a list, and {hero} is on the sixth word of the story when he gets to the end of it. He does not shout. He takes a breath on the beat with the others and sings it, down the scale, in tune, and all around the pit the humming changes key. # more-reactions 1
* [Crawl in through the vents. # id vents # test agility medium one]
  The draught goes in at knee height, by flues as wide as a shelf. {hero} tries the second, there being a boot wedged in the first.
  * * [It comes out behind a zealot. # when passed]
    He was posted at the mouth of it with a wet cloth over his face. It is the ideal position for being pulled backwards into a flue. {hero} changes places with him; even the boots fit. For the remainder of the shift he lies very still on bone ash, in the dark, and reviews his life. # absent EC.red1
  * * [It comes out above a cinder bed. # when failed]
    The last yard slopes, and is glazed. {hero} arrives among the embers like a delivery, and gets off them again in one movement, and it will be some time before sitting down is anything but a decision. Through sheer surprise nobody has called out. # health -1 hero
* [Wait for the change of shift. # id wait]
  You lie on the bones in the warmth. It is the first time in weeks that your socks have been dry. When the gong goes, and the rows begin to file out and others to file in, you have got your strength back; but the metal is at lemon, and they have started to rake the embers from the moulds. # energy 1 each # rounds -1
- -> END

=== c11_before ===
# title Choir Foundry
Nobody says charge. A ladle stops on its chain halfway across, and a row of basses loses count; then they have all seen you. Ilmar does not turn his head. “Keep your colour,” he says to the Choir, “whatever happens, keep it at straw, or we shall have the roof off.” So half of the people who ought to be stopping you have to stand still and hum. The other half have tongs.
-> END

=== c11_won ===
# title Choir Foundry
You go up the loading ramp with a clay half-crown under either arm, still warm, like bread. Nothing comes after you. In the pit they have begun to sing aloud, since they have to do something with the metal now that there is no place to put it; it goes off into the sand in long bright gutters, and Ilmar walks beside it and talks to it.
From the gallery the Regent has seen it all. He has turned the boy’s face into his coat, so that he shall not be disappointed.
-> END

=== c11_partly ===
# title Choir Foundry
{moulds > 1:You have them, you have them both, and you cannot get up the ramp with them; and so you leave by the way that everything leaves here sooner or later, through the quench, in a cloud, hugging the clay to your chest.|{moulds == 1:One of them is under your coat. The other lies on the floor of the pit behind a hedge of tongs, not even cracked, and a child’s pair of bellows is blowing on it.|You come out at the top of the ramp with your eyebrows gone and your hands empty.}} Whatever they pour tonight, it will take them longer than they meant.
-> END

=== c11_lost ===
# title Choir Foundry
{moulds > 0:Somebody has kept hold of a piece of warm clay. It is all that can be said.|It goes wrong quickly, as things do where everything is hot.} They drive you down and not up, by rows, by verses, along the slag and over the edge of the quench pool, with the metal coming in a slow tongue after you. The water takes you in. There is a grating, and it has been opened, for they needed it lower tonight, and you go through with the rest of the waste.
The last thing that you see is a window with two people in it, one of them small.
-> END

=== c12_before ===
# title Drowned Matriarch
To feed the quench they have let down the weir, and so for the first time in a hundred and twenty years there is a street where the water was. It has lamp posts. Doors stand ajar. The mud in the gardens is as smooth as cream, and something is coming up the middle of the square towards you, in a dress of weed, with her arms out to the walls, counting the houses.
{mirePact:On the reed shelf the Mirefolk have drawn up their boats. They take no part, as yet. They know who it is.|All along the reed shelf there are boats, and spears in them. The Mirefolk will not have you lay hands on her.}
-> END

=== c12_won ===
# title Drowned Matriarch
{matriarchCalmed:It is the name that does it. {lostVerse:You give her the whole of the verse, as it was on the bell before they cut it, and at the word stair|You say it as Sedge does, as one would over a fence: Annis. Annis, it’s late. And} she lets down her arms. She has got to the last house. She looks at it, and at you, and then she gathers up the weed in one hand, for the step, and goes in, and pulls the door to behind her. After that it is only a flooded street at daybreak.|She comes apart at last, like a bank that the river has been under for years, and it all goes by you: weed, and window frames, and an apron. What remains at your feet is an old woman no bigger than a child.}
Where she stood something is shining in the mud.
-> END

=== c12_partly ===
# title Drowned Matriarch
You had the trick of it. There was a moment when the water left her, when she stood in the square as dry as a chair and looked about her, bewildered; and you could not use it. Then somebody opened the upper sluice. You were on the chapel roof by that time, with the mill race on one side and the sky on the other.
She has gone down the street, past you. She did not so much as look up. She is still counting, and the town wall is the next thing on her way.
-> END

=== c12_lost ===
# title Drowned Matriarch
She picks you up and looks, and you are not the one she wants, and she puts you down under the water. It is done without anger. You might turn over plates like that.
Tam has the ferry at the weir, broadside on, with both arms round a pile. He gathers in what comes by. “Under,” he says; “under; under,” and then, as you bring up the river over his feet, “ah.” Upstream the tops of the reeds are bending in a line that goes straight towards Corvane.
-> END

=== card_pearl ===
# title A Pearl as Big as an Egg
It is grey, and warm. If you hold it to a lamp there is a dark thing at the middle, long, with a ring at the end and two teeth: a key.
-> END

=== n2_5 ===
# title What the Water Gave Back
By day Old Sallow is a small place. You could throw a stone across it. There is an inn with a swan on the sign, and a school with two benches. On pegs in the porch of the nearest house hangs a row of coats, from large to tiny, all one colour now. The water is coming back. Dorrit Kell’s people have stopped the weir again with four carts of scrap and their own hands, and it rises in the gardens as you look on, a finger every hour. # page
In the houses lie those who would not leave. They had gone to bed. They were told that there would be a flood at midnight and that the city was sorry, and forty families out of fifty took the money. The ten went upstairs and put out the lamp. {ledger:All of them are in the ledger. They have a page to themselves, and where it ought to say what was given for them to the Bell stands a line ruled in ink: nothing, own bell taken in lieu.|You find their names in the school, on the slates, in three sizes of handwriting.} {lostVerse:You know the one at the top. You have read it off a bench.} # page
“It is a good weir now. It has kettles in it,” says Sedge, who has come across the mud on boards, in her bare feet. {mirePact:She gives the lantern to you to hold, and sits down on the inn step, and for some time does not say anything in any tense.|She remains standing, and keeps the lantern between you and herself.} # says sedge
“Annis has the sluice. They come at night and say, go, and she says, and who shuts it behind you? Nobody. So she stays, to shut it. That is why your harbour is deep. They take her bell, to put in their bell, to make her sleep; and a mason takes her out of the song, for shame. {matriarchCalmed:Now she is in her house. She is cross with us for the state of the step.|{matriarchLoose:Now she goes to your town to ask them who shuts it.|Now you are killing her, she is very small.}}” # says sedge # page
Over the roofs, through the notch of the weir, you can see Corvane. It is past noon, and the lamps there are lit; then as you watch they go out, a street at a time, from the walls inward.
All the dead upon the marsh have stopped. You had grown so used to them that it is like a mill stopping. They stand where they are on the paths, in the shallows, by the hundred, with one arm forward. Then they put the arm down. They turn, all at once, as people do in church; and they set off for the town, and they are in step. # page
It is a long way for them. You will be there first, though not by much. And here there is still something that must be seen to, before the water is over the sills.
* [Bury the dead of Old Sallow with their names. # id bury]
  You carry them up to the chapel, which is highest. It takes the whole afternoon. Ilmar’s coke sacks do for shrouds; Dorrit’s people dig, and one of them weighs each in his arms and says it under his breath: seven stone; three; two and a half. At each you say the name, and after it what they would have given: a swan off a sign, a slate, a row of coat hooks. Something that was clenched in you lets go. # rep bell-house 1 # corruption -1 choice # flag namesBuried
* {mirePact} [Leave her to the Mirefolk, and the town with her. # id return]
  {matriarchLoose:“We go after her,” says Sedge. “We are sixty with drums and she is fond of children. We bring her home by the back way. You do your town, we do ours.”|“We stay,” says Sedge, and means more people than are standing there.} They have taken off their shoes at the end of the street and go from door to door with lights, knocking, and at every house they wait until it has had time to answer. By evening there is a candle in each window, and the water is up to the candles, and they burn. # says sedge # rep mirefolk 2 # flag matriarchRested
* {matriarchDefeated} [Take the pearl. # id pearl]
  It weighs what a hen’s egg does. It has been a hundred and twenty years growing round a sluice key, in the fist of a woman who would not let go of it. {matriarchCalmed:She left it on the step as you would leave a key for the neighbours, and it may be that you are the neighbours.|You have to open the fingers.} You put it away. For the rest of that day your hand will not get warm, and Sedge looks past you when you speak to her, politely, at some people a bit to your left. # gold 6 # corruption 1 choice # rep mirefolk -1 # flag pearlTaken
- Tam takes you in by the sea lock, the long way, with sacking round the pole.
-> END

=== r6 ===
# title Kettles and Coats
They have shut the gates of Corvane, though nearly all of those who are on the road were born inside, and know where the holes are. The Bell House is full to the eaves. There are families on the stairs. {guilds > 0:The guilds have sent blankets, with the weight sewn in the corner.|There are not enough blankets, and the guilds have sent a form.} {mirefolk > 0:In the hen run sixty Mirefolk are sitting on their upturned boats; the hens have never been so well looked after.|A few of the Mirefolk have come in by the drain, and sit apart under the wash-house eaves.} Mother Aune goes about with a ladle and is obeyed. # page
“Tollkeeper. Here. Show me.” She takes your hands, palm upward, into the lamplight. Then she calls for salt and a lemon and the boar’s bristle brush. “It comes off with scrubbing, if one is early. It is only cold. It thinks that it belongs to you.” It hurts as much as anything has. She shouts throughout, about dumplings, to give you something else to attend to. # says aune
{matriarchRested:“Sedge has told me about the candles,” she says at the end. “You have manners.”|{namesBuried:“Kell’s man has told me how you did it,” she says at the end. “First the name, and then the thing. That is the right order.”|“There,” she says. “Pink as a ham.”}} {pearlTaken:At one palm she stops, and smells it. “What have you had in this? No. Do not tell me. Wash before supper.”} # says aune # page
A visitor has been announced, and shown into the linen cupboard, there being no other room. He fills it. He has a box of almonds on his knee, and it is a minute before you can tell what is wrong: he is sitting down, and you are not.
“One asks your pardon. One’s legs,” says Baron Ruk. “They have come up the canal steps into one’s own house. One’s late father is among them. He was a hard man, and he walks about all day and puts everything back where it was stolen from.” He tries to laugh. “He has a list. {tollChest:You found a bottle once that was intended for me. I should like you to know that I had not read the label.|One was paid to be discreet, and one never asked about what.} One’s people, what is left of them, are yours for the asking. Vixa will know the doors.” # says ruk
{moulds > 1:He has heard about the moulds; everybody has. “Then he has nothing to pour it in,” says the Baron, and for a moment looks like a boy who has been told that there is no school.|From the direction of the Foundry there comes a glow, very even, the colour of straw.} {rust_court < 0:He does not offer you an almond. That would be presuming.|He offers you the box. It is his last; there is one left.} {veyHeld:The guilds let Captain Vey out at noon, to count her men. She went back in at dusk and locked the door herself.|{veyFled:Somebody has left a sack of crossbow bolts in the porch, and a rota. It is in the captain’s square hand, and she has put herself down for every night.|The watch have put what remains of the oil into one lamp in nine.}}
-> END
