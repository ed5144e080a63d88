// The four ends of The Silent Bell, and what became of people. Voices: voices.md.
VAR crownBearer = ""
VAR veySpared = false
VAR veyHeld = false
VAR mirePact = false
VAR matriarchCalmed = false
VAR matriarchRested = false
VAR matriarchDefeated = false
VAR peopleSaved = 0
VAR bellCubes = 0
VAR bellRung = false
VAR bellLost = false
VAR regentDefeated = false
VAR regentFled = false
VAR choirBroken = false
VAR sealsGiven = false
VAR shardKept = false
VAR lostVerse = false
VAR hask = 0
VAR aune = 0
VAR vixa = 0
VAR ruk = 0
VAR tam = 0
VAR sedge = 0
VAR ilmar = 0
VAR dorrit = 0

-> END

=== end_a ===
# title The Day Is Over
So somebody has to tell him, and they all look at the Fords, as if it were a toll. You sit down on the step of the throne. You ask him whether he has finished his work for today. He holds out a copybook. It is open at a page of capitals, A, A, A, the whole way down, and nobody has marked it. The Regent has a red pencil in his breast pocket. He kneels in front of the boy and goes along each line; and at the bottom he writes: good. # page
It is then that it comes, over the roofs, in at the broken window: one stroke, hoarse, and so low that the glass feels it before you do. Mother Aune has gone up the tower again without being asked. It is lamp-turn. Nobody had thought to look at the time.
The boy puts his head on one side. He gets down from the throne backwards, like anyone of nine, goes over to the wall where his ancestors hang, and lies down below the last of them with the copybook beneath his cheek. You wait for the hum to end. It takes a good while. When it has gone there is a noise all over Corvane like a great many people putting down pans. # page
It was a week’s work to carry them home. Everybody who had a door took it off. They went out by the Ford Gate in long files, with the names called at the scale, and the clerk struck them out one by one, and wept, and asked each of the bearers whether he was carrying fish. Halvard Oss carried the Duke himself, on his arm, and would not be helped with the digging.
The guilds tried him. There were a hundred and four who had been held too long. He asked for the list of their names to learn by heart, and they let him have it; he teaches it now, in the Archive, to whoever comes. # page
{veySpared:Tomas Vey was in the third bed from the window. His mother had said that she would count to twelve and then come out again, as there were others waiting on the stairs; she got to three. She is captain still. She has given up the nineteen-year report and begun another, in which there is a good deal about mittens.|It was Hask who fetched Tomas Vey down out of the third bed. He was asked who should be sent for, and he said that she would come when she had finished. She did come, on the second day, from the wall, with one arm bound up; she stopped at the door, until he held out the mitten.} # page
{mirePact:Every night, after the great bell, a drum answers it out of the reeds, once, so that the town shall know how it feels to be told. Salt carts use the causeway. The reed gate is open to them from dawn, and each carter puts a hand in the water.|To the Mirefolk you had promised nothing, and nothing was what they asked. They sent a boat with thirty-one stones in it, each with a mark. The bell ringers set them round the foot of the tower. Nobody in Corvane is able to read them; they are oiled every spring.}
{matriarchCalmed or matriarchRested:On the lip of the bell, where there was a bare place, stands a verse. The water has covered Old Sallow to the sills, and no further, and if you go over it on a still evening you can see that someone has swept the step.|{matriarchDefeated:Annis of the sluice lies on the high side of the chapel yard, with the river round three sides of her. The weir has been lowered by a hand’s breadth. It was put to the guilds that the harbour would lose by it; they asked how much, and were told, and nobody spoke. You go there when you are in those parts. She was very small.|They dragged the weir for Annis, and then they stopped, since it was not clear what anyone would do with her. There is a post in the water at that spot. Boats go round it, and boatmen say good evening to the post.}} # page
{
- peopleSaved > 2:
  You cannot go through Lantern Street in under an hour. A likeness of you hangs over the pump. Nine people had it painted, who all saw you on the same night from nine different sides, and there seems to be rather more of you in it than there was. People get up to give you a chair who do not know they are doing it.
- peopleSaved == 2:
  In Lantern Street there is a bench with no name on it. You are meant to know. Somebody puts out bread there on the days when you are in town, an end piece, still warm, and is always round the corner before you can see who.
- else:
  There is a corner in Lantern Street where the stalls have not come back. The paving has been relaid. You go by the other side, and one evening, by the pump, you find a pair of spectacles folded on the ledge, and you take out your handkerchief and clean them, and put them back.
}
Then you went home. # page
At the Third Ford there was frost on the bean rows. He was lying at the end of the seventh, as a man lies down who has just straightened his back. His wife had the barn door off already. When you had carried him there again, to the dry ground, and it was time, you found that you still had it in your pocket: a penny, for one man and a handcart, unladen. It had been the right money. You put it back. He would be wanting it.
It is in the book. Under it you have written up the salt, one sack in forty: paid, and delivered.
# then after_hask
-> END

=== end_b ===
# title Lamp-turn
So somebody has to tell him. Everyone in the long room is listening for the bell, even the Regent; he has his face turned up like a man who feels for rain. {bellRung:It comes, and it is a cough. It gets as far as the bridge.|There is only the place where it would have been.} The boy on the throne waits. You have the feeling that he would wait for years.
You go up the steps and sit down next to him, and you look at what he has in his lap. It is a page of capitals. “That will do for today,” you say. “Shut the book, Duke.” And he shuts it. # page
It was as simple as that. He has been dead for two years; he slid down from the chair and went with you, with a cold hand in yours, as far as the chapel, where his place is. You told him that it was night. You stayed until he had turned on his side.
And then you came out on the ninety steps, and there they sat: sixteen thousand, on every step and kerb and coping. They had put down their pans. Nothing would ever again tell all of them at one stroke. It would have to be done by hand. # page
It can be done by hand. That is what nobody had tried. You say the name, when you know the name, and then, that’s all for today. You have to mean it. Halvard Oss was the best at it of anybody; he had all of their names, and he went from row to row for nine nights under guard until his voice was gone, and after that he pointed. The hundred and four who had been held, and for whom he had not been in time, he asked to do last. # page
{veySpared:The captain drew up the rota. No one else could have done it: a city cut into sixty beats, two voices to each, lamp-turn to midnight, and not one soul on for more than four nights. She goes with the children’s beat herself. Tomas holds the lantern. He knows half of the dead by their first names, from the stairs.|There is a rota; it was found nailed to the Guard Yard gate in a square hand, sixty beats, all of them filled, and no name under it. Every night on the worst of them, along the wall, there is a woman in a darned coat, and a small boy with one mitten. If you get there first she has gone by another street.} # page
{mirePact:They have taken the marsh off your hands. Sixty people in flat boats set out at sundown, with drums. “We do this always,” Sedge has told you. “For two hundred years we let your bell save us the trouble.”|In the marsh there is nobody to do it. On windy nights you can see them out there, at work by the light of no lamp, on the road, on the dykes. The dykes have never been in better order. Fewer people each year care to be shown over them.}
{matriarchCalmed or matriarchRested:Only one of them needs no telling. There is a door under the water, in Old Sallow, that was closed from within. You rowed over it once at lamp-turn to be sure, and you lay there for an hour, with the oars shipped, and nothing wanted anything.|{matriarchDefeated:Annis never has to be told. What was left of her you could have carried under one arm, and did. All the same it is at the weir that the voices falter. Those who have that beat say that the water listens, with nobody in it; and they finish the verse, and go home by the road.|At the weir it takes three, and a rope. She does not always hear. You call her by her name, and tell her that the sluice is shut, that they are all across; and on some nights the water stays just a hand below the sill, and thinks about it until the morning.}} # page
{
- peopleSaved > 2:
  Those you brought out of the streets came first when voices were needed. They stood up in the Bell House and said so before anyone had asked; some of them were in their nightshirts still. They have Lantern Street, both sides, from the barricade to the top of the rise, and they do it in turns, like a round, so that it never has to stop for breath.
- peopleSaved == 2:
  There is a house at the foot of Lantern Street, and another at the top, where they were got out that night with nothing but what they slept in. They have taken the street between them. You hear them call from the one to the other at the end of the evening, how many, all well, good night; and then somebody runs the whole length of it in the dark with a covered dish.
- else:
  Lantern Street is the beat that you take yourself. There are some by the pump there who have not been dead for long, and must be told every night. You do not hurry it. The smallest holds a hand out, and you close it.
}
Then you went home; you had a beat of your own. # page
At each of the Seven Fords, when the lamps are turned low, the keeper comes out on the step and calls it over the water, and the next has it from him. It goes upriver quicker than a man can ride. At the Third you take it across yourself. It is no distance. He will be at the end of a row, and has heard your boots, and waits, with both hands on what his wife gave him, the blade, and the new handle.
“That’s it for today, Joss,” you say.
And he leans it on the gate.
# then after_hask
-> END

=== end_c ===
# title All Seven Bars
He went out by the chapel with the Duke on his arm, and the doors were shut behind him by people who have all the time in the world. By noon he had the crown straight again. He was very fair. The voice on the stairs gave the living until the evening to pack; it was sorry for the inconvenience, and it asked them to leave the lamps.
So Corvane is given up. It is not sacked, nothing in it is so much as overturned. The river is covered from bank to bank with what will float. The roads are worse. # page
{sealsGiven:You have no seals any more. You stand at the Old Ford without them, with your arms up, and people stop, and it may be that it was never the lead.|You stand at the Old Ford, with the seals round your neck, and there was never such a day for tolls. You could have bought a kingdom.} You lift the bar. It goes by you until dark, and from dark to dawn: bedsteads and grandmothers, the hens of the Bell House in a hearse. At the First Ford, the Second and the Third the bars are up as well. It has not happened in two hundred years, and there is no rate for it in the book. # page
{veySpared:The watch came last, at a walk, facing backward. They had eleven children in the middle, under shields. The captain had one more by the hand. She had gone up for him alone, at the worst hour, and met the Regent on the stair; he had stood back for her, and held the door. “Two matters,” Vey said to you at the bar. But she could not remember what they were, and stood there with her hand on his hat.|The watch came last, what there was of it. There were eleven children with them, and Hask had a twelfth on his shoulders, who would not be put down. She had gone up for him, the boy said. She had handed him out to Hask by a window and then shut it, since somebody had to hold it from inside. He had her chain on, three times round.} # page
{mirePact:The Mirefolk took those who could not walk. They came up to the quays without lanterns, in forty boats, with room left in each; they asked nothing, and they went back four times. There are children of bakers now who sleep on reeds. They say “is” of everybody, and their mothers have given up correcting it.|Nobody got out by the marsh. There were spears along the causeway, and behind the spears people you had once sat down with, who would not look. It is said that he has promised them quiet, in return for the road. He will certainly have put it in writing.}
{matriarchCalmed or matriarchRested:Where Old Sallow lies the river was as smooth as a table. Every one of the rafts went over it, low in the water, and nothing put up a hand.|{matriarchDefeated:Nobody saw to the sluice. There was no one whose work it was, now; and on the second night the weir gave, and the whole of Old Sallow came down past the last of the rafts, doors and pegs and benches, and a sign with a swan. They poled through it. You thought of her hands.|At the weir the third raft went down, and the fourth. They thought that she had come for them out of malice. She was only going from one to the next and counting, and there were so many children.}} # page
{
- peopleSaved > 2:
  There is a village at the Third Ford these days, on the near bank, with a pump. It is called Brought. A great many more people claim to have been carried out of Corvane on your back that night than you have had backs for, and you have never put anybody right.
- peopleSaved == 2:
  There is smoke from the hut beside your toll house. The people in it were fetched out of the streets that night, and they consider that it is owing; so they read you the numbers on the carts from a long way off, and sweep your step, and leave eggs on it, and cannot be made to stop.
- else:
  You look for certain faces in every cart that goes through. You know that you will not see them. There is a pair of spectacles, on the nail beside the book of tolls, and now and then some stranger asks whether they are anyone’s.
} # page
He writes. It comes upriver on the first of the month, in that very good hand, brought by a dead man in a clean collar, who waits for an answer. They are all well. The harbour has been dredged; the schools are full; he has had the ninety steps regilt. He hopes that the bean harvest was up to expectations. Lately, he thinks, when he reads aloud in the evening, there has been a pressure of the fingers.
In every one there is the bell-salt, to the ounce, with a receipt, for you to sign. You have not signed. Over there, on the far bank, Joss Tully has put up a wall along the edge of the field, and a gate, and by the look of it he has been told to leave a place for a bar.
# then after_hask
-> END

=== end_d ===
# title It Fits
It is {crownBearer} who wakes. The clock in the nursery is striking, no one has stopped it. All over the floor of the long room people are lying in the position in which they were put down; and across the steps of the throne, with his cheek on the edge of the lowest, there is an old man with ink on his cuff. He has gone out. It is the only way to say it: there is nothing broken.
The boy in blue velvet stands there. He has taken it off the old man’s head. He must have been told to give it to whoever was coldest. # page
It lies in the palm of {crownBearer}’s hand. It is a child’s size. One could set it down. Only there is that sound: from the hall, the stairs, the town, from under the hill, of a very great number of people who have turned their heads. They have not been told what comes next. Some of them have got hold of somebody. It would take one word; it would take “let go”.
{crownBearer} puts it on, just for as long as that.
And it fits. # page
“Let go,” say the dead of Corvane.
They let go. In Lantern Street people fall down and breathe. Down the whole length of the river, in the bean fields and cupboards, wherever there is work being done by those who ought to have finished, they stop, look up, and wait. {crownBearer} can feel them wait. It is like holding sixteen thousand cups, all full. It has become a little hard to remember which of the hands are one’s own. # page
{veySpared:Ilse Vey came, with her forty, as soon as it was known. She had two matters. But it was {crownBearer} who spoke first, out of the sentry by the door, out of her own grandfather on the stairs, and told her gently that Tomas might go home, all of them might; and she saw the care that was taken over it. She took the boy. She has never brought herself to say the second.|Ilse Vey came alone, over the roof, and got as far as the end of the carpet. She had been told that the Regent was dead and she looked at who sat there, and then at the twelve children standing in a row in their coats with their hands held by twelve quiet people. “They are going home,” said every mouth in the room. She is the one who still asks, each night, from the foot of the steps, who it is that is speaking.} # page
{mirePact:The Mirefolk have gone down to the salt with their islands in tow. You swore by what they stood on; they believe that it was meant. Once in a month there is a light at the bottom of the ninety steps, a great lantern, turned as high as it will go. Somebody small is holding it, so that it can be seen from a throne.|There is nobody in the marsh any more. The reeds are cut, the channels are straight, there are benches. It was not ordered. It was wondered once, towards morning, whether it would not be pleasant.}
{matriarchCalmed or matriarchRested:In all those cups there is one that is not there. Under the weir is a place like the gap of a tooth, where no one answers, since she has gone in and shut the door. {crownBearer} goes there in the night with what is left over, and rests against it.|{matriarchDefeated:There is one place at which the cups leave off. She was put an end to, at the weir, in the mud. In the worst hours {crownBearer} goes looking for her among the others, to ask how it is done, how one says no to water for a hundred and twenty years; and there is only the water.|The largest of them is in the canal. She has what she wants. She goes from house to house, and counts, and they are all in; and the next evening they are told again to be all in. It keeps her happy. It is what one does.}} # page
{
- peopleSaved > 2:
  But those who were brought out of the streets that night have not left. They have got the upper end of the town, with a barricade of stalls; they put a chair out in front of it, every evening, with a cushion, and one of them sits beside it and talks. What the bread cost. Whose tooth is through. There is an old man who does Mondays. It is for {crownBearer}, and it is the single hour in the day when the dead of Corvane sit down.
- peopleSaved == 2:
  A girl comes, on Saturdays, who was carried up out of the streets that night with her boots on the wrong feet. She climbs through them, all the ninety steps, whistling, and puts down an egg on the top one. “That’s for you,” she says. “It’s got a face.” She waits for a bit, in case somebody should want to ask her something, and each time the whole stair leans forward.
- else:
  No one comes. There were some who might have. They stand in the front row, near the throne, where it is warm, or where it was warm once, and they have been given everything that one could think of. The smallest has nine dolls.
} # page
Everything is done so well. There is not a leaf on the steps. Nobody is cold, or they do not say so. There is a word that {crownBearer} means to tell them, it was the point of the whole thing; two words, it might be three, there is a tune to it; as soon as this has been seen to, and this. There are still so many with their hands out.
At the Third Ford, at lamp-turn, Joss Tully puts down his hoe and lifts up his head. “I do beg your pardon,” he says across the water, in a voice that the keepers know. “I was trying for home.”
# then after_hask
-> END

=== after_hask ===
# title Sergeant Hask
{
- crownBearer != "":
  Hask went up. They could not stop him; he had a basin under a cloth. He asked whoever was listening if he might have her back, not to keep, just of an evening. There was a pause. So at lamp-turn she comes in by the back. He does the talking. He says it’s not a bad arrangement, as arrangements go, and that he has never known who to thank.
- not regentDefeated:
  He keeps the bakehouse at the Second Ford, with his boots off. He had left the door on the latch when they went out of Corvane, and a light. “She’ll have it all to herself,” says Hask. “She always said that if I’d only get from under her feet.” {hask > 0:On the anniversary he sends you a pie with the shape of Aldemar in the crust.|He has never said whose fault it was.}
- else:
  He buried her with a wooden spoon, the bronze one being spoken for. The door sticks again. {hask > 0:You had one corner of the bier, and at the grave he passed round sandwiches, and it was a full minute before he could tell you what was in them.|He did it early in the morning, so as not to put anyone to the trouble.} These days he says “the wife said”. He tried it over on the cat first.
}
# then after_aune
-> END

=== after_aune ===
# title Mother Aune
{
- regentDefeated and bellRung:
  “Two tons short, and a seam down her like a darned sock,” says Mother Aune. “I like her better. One can hear that she has been somewhere.” {shardKept:She has had Marra Lunt’s spoon left standing proud of the rim by the breadth of a nail, for the ringers to touch.|The smiths are to recast her when there is enough.} {aune > 0:She went deaf on the right that winter. She has asked that you should come and stand by her, when it strikes, with a hand on the rail, and nod.|She went deaf on the right that winter, and it has made no difference to anyone.}
- regentDefeated:
  There is no bell, and she goes up just the same, two hundred steps, with her can of oil. The bearings are kept sweet. Anyone may bring a spoon; there is a list, and a chest, and the chest is a quarter full. “Forty years,” says Mother Aune, “or fifty. I shall not be here. I shall be in it.” {aune > 0:She has you down for the third rope. She has told nobody else their place.|She has stopped turning the deaf ear to people. It is as if she were saving it.}
- else:
  The nuns have a barn at the Fourth Ford with the biggest stove. They sing it there, the whole list, and they begin again. It is said that she got out of Corvane with the hens and nothing else; but the well at the barn is never used, and has a mangle standing on the lid. {lostVerse:Nine hundred and thirteen, she will tell you, with a jab of the ladle.|There is a breath in it still, at one place.}
}
# then after_vixa
-> END

=== after_vixa ===
# title Vixa
{
- vixa > 1:
  She has opened a shop. It has a window, and a bell on the door; she flinches each time, but it is a living, she says, six per cent and no running. She sells back nothing but spoons. When you come in she wipes her palm down her skirt, quickly, and holds it out, and you shake it; it is small and dry and over in a moment. “A hundred,” says Vixa. It is not clear what of.
- vixa < 0:
  You are sent an account. It covers everything since the altar cloth. There is an allowance for breakages, and a charge for being called a liar, and the balance, in an odd figure, comes out against you. You pay it. By return you get a receipt, with a walnut in it, empty, both halves tied together again with string.
- else:
  Nobody sees her for a year. Then a boy comes to your door with fivepence ha’penny, change, he has been told to say, from the time with the walnuts. She had made an error in the carrying. It has been costing her four hours’ sleep a night, he is to say, and he is to say it is a round four.
}
# then after_ruk
-> END

=== after_ruk ===
# title Baron Ruk
{
- ruk > 0:
  One is retired. One has a small place with pears. The law of the Court is kept in a drawer there, a rat’s head in dull gold, and young persons come out on Sundays to have their disputes settled over a carp. “I took my father’s list,” Ruk tells you, paring, “and I have done them all but nine. You cannot imagine how suspicious people are of a man who comes to the door with a clock.”
- ruk < 0:
  He is liked. It came on slowly, like damp. He was seen to carry somebody’s shopping. Since nobody has to laugh at what he says any longer, he has been forced to become amusing; and at his table, where there is no purse now, a dozen people who once robbed each other are given soup. He stands until the last of them is seated. “It is your doing,” he says to you. “One will never forgive it.”
- else:
  The almonds come each year at midwinter, in the same box, by hand. There is never a card. In the bottom layer there is always one thing of yours that you have not yet missed.
}
# then after_tam
-> END

=== after_tam ===
# title Tam the Ferryman
You asked him, before you left, if he would not like to have somebody to help him with the boat. He thought about it. You asked what had become of his brother. “I would,” said Tam.
{
- not regentDefeated:
  He is on the far side now. He has carried every one of them over that wished to come, a penny each, and two with a horse, and then he turned about to look for the rest. A pole goes up and down out there on clear evenings. {tam > 0:There are two poles, if your eyes are good.|It is too far off to see who has it.}
- tam > 0:
  In spring a pole was standing in the mud of the creek, with a boat tied to it, caulked and painted, and in the locker a cheese. It had your name burnt in the stern. Somebody had asked how he would spell that, evidently, about a week before.
- else:
  You heard it the next time that you came, and had enquired about the fishing. “Went home,” said Tam. “Walked in off the flats when it rang, or thereabouts, and lay down in his boat. I’d got it ready.” He wiped his nose. “Perch,” he said.
}
# then after_sedge
-> END

=== after_sedge ===
# title Sedge
{
- sedge > 1 or matriarchRested:
  She has a word now. It took all the old women, a winter long, and there was bad feeling: it means what is, but on the other side. You say it with your hand flat, as though you were pushing off from a bank. “My uncle,” says Sedge, with her hand flat, “speaks before me.” She is speaker still, she is twenty-one, and they have had a smaller lantern made. The big one stands in the prow and lights the water.
- mirePact:
  “You come on a Thursday,” says Sedge. “We know, because the eels are in the boots.” She does not talk about that autumn. In their way of talking it is not over, and so it would be like remarking on the weather. But when you are walking along the planks behind her she puts out a hand at the bad place, without turning round, and she leaves it there until you have got across.
- else:
  You see her once more. It is at a landing, among the rags. She holds up the lantern and looks in your face, as into a cupboard where there might after all be something. “We know you,” she says. “You are sitting there, and then there is a dent.” She lets the boat go.
}
# then after_ilmar
-> END

=== after_ilmar ===
# title Cantor Ilmar
{
- choirBroken and regentDefeated:
  He casts buckets. If I may, he says, they are excellent buckets. There is a rest in each; you can hear it if you knock. They had found, in the last of the ladle, when they were chipping it out, a thing the size of a finger-end with a dent in the side, and the steel top still bright. It had come through everything. He wears it on his little finger, and taps with it on the desk when he teaches the novices where to breathe.
- choirBroken:
  He went out of the gate with the last of them, walking backwards, to keep two hundred people in time. That is how the Choir came up the river: carrying other folk’s children, and on the beat. They have a brick kiln at the Fifth Ford. His eyebrows have grown back, and nobody knows him.
- ilmar < 0:
  They found his coat, folded, on the ladle bridge. On the floor of the crucible lay a skin of bronze as thin as paper; and on it was the print of a face, or of a hand held up. It had been at white, they think, at the end. There was nobody to sing it down.
- else:
  He is asked for a bell, now and then, by villages. He writes back in beautiful script that he does not hear as well as formerly. He was seen once at the far end of a field when a new one was being hung somewhere; at the first stroke he took off his hat and beat with it, very slightly, against his knee, where the rest would come.
}
# then after_dorrit
-> END

=== after_dorrit ===
# title Dorrit Kell
{
- not regentDefeated:
  She brought out the little anvil in a perambulator. “Hundred and eighteen pounds, and it never cried once,” says Dorrit Kell. She has the forge at the Third Ford, by the beans. A big man came over in the night and stood with his hand out; forty-four chest. She had been carrying it in her apron for weeks: a plain buckle, which she had made new. {dorrit > 0:“Took it,” she says, and laughs, and then you find out what comes after the laugh.|“So that’s him,” she says.}
- dorrit > 0 or shardKept:
  In the hall of the guilds they have hung the balance from the gate, with the pans as big as cart wheels; and each year on the night, before they dine, all eleven masters have to get into one pan, with your salt in the other, and they are not let out until it balances. It was her idea. “It wants to be known what they weigh,” says Dorrit. There is a number over your hook in the cloakroom. It is your chest.
- else:
  She has made the clerk at the gate a pair of sleeves, in chain, so that he should feel properly dressed. She did the window, too: the shutter is off, and at certain hours one of the guilds sits in it, to be shouted at. They take it in turns. On her day there is a queue, because she shouts back.
}
# then after_index
-> END

=== after_index ===
# title The Book of Tolls
{
- crownBearer != "":
  The book is still kept at the Third Ford. Each evening something is entered in it by whoever has the pen: so many across, so many not. One page has been left free. It has a heading, in a hand that everybody there remembers. The heading is: to be told.
- regentDefeated and bellCubes > 4:
  The book goes on. There is a new rate in it, next after swans. For the dead, walking, with the right money: lift the bar; and send to ask about the bell.
- regentDefeated:
  It is the old book still, but on the inside of the cover is a rota. {veyHeld:The neatest of the beats is kept by someone out on parole.|There is hardly a name on the river that is not somewhere on it.} At the foot of each sheet it says, as of a cargo: all down, all well.
- else:
  There is little to put in the book nowadays. {regentFled:His receipts lie between the last leaf and the board, a finger thick by now, unsigned.|The last leaf has been left blank.} {bellLost:When the wind is right you can still make out, from the direction of the town, that there is something you do not hear.|On still nights you hear a cough, far down the river, and all along the bank they lift their heads.}
}
-> END
