// Made from campaign/act-3.ink by `npm run stories`: change that, not this file.
export const texts = `
n3_0.1 The Dead in the Streets
n3_0.2 They come in by the Salt Gate while it is still light, in column of fours. Somebody who kept that gate for thirty years, and was buried with the key, has let them in. There are bargemen and bakers and a bride. They keep the step very well, and at the corners the inside file marks time. A clerk stands under the arch and writes them down, until his pencil is used up, and then he goes on with his finger.
n3_0.3 When the head of the column has reached Guild Square it halts. A hush goes back along it as far as the marsh. All over Corvane, in the streets, on the bridges, on stairs, in several hundred kitchens, they open their mouths.
n3_0.4 “Good evening,” say the dead. It is one voice, tired, and as close as if he were in the room. “I shall not keep you. Will you all please stay indoors tonight? There is nothing whatever to be afraid of. If somebody of yours has come home, give them a chair. I need the rest of them only for a few hours, for some fetching and carrying, and by the morning I hope to have such good news for everyone. Thank you. Wrap up warm.”
n3_0.5 The mouths close. Somewhere a long way down the street a child says, “You too.”
n3_0.6 They have come for bronze. They take the knocker off a door, and thank you; they lift a pan from the hob; two of them go by with a church candlestick on their shoulders. {1}
n3_0.7 He has no moulds left worth the name, people say, and is having them dig the shape in the palace lawn.
n3_0.8 There is a mould short, so it will be slow; but it will be tonight.
n3_0.9 The moulds are warm and waiting on the hill.
n3_0.10 Nobody is hurt who stays indoors. But it is a city, and there is always somebody who has to go out for the midwife. The dead do not strike such people. They stop them. They fold their arms about them in the street, ten and twenty deep, gently, and hold them until they have quietened down. They have no idea when to leave off.
n3_0.11 {1} {2} You cannot be everywhere. There will be time for two things, if you are quick.
n3_0.12 From the canals comes the noise of sluices being opened and shut, opened and shut. She has got into the town by water, and goes from house to house.
n3_0.13 The canals at least are still. There is nothing in them tonight but water.
n3_0.14 The canals have a skin of weed on them that was not there yesterday.
n3_0.15 One of the dead, going by, turns its head and tells you in his voice that he had expected better.
n3_0.16 One of the dead, going by, bids you good evening by name.
n3_0.ask.1 There is time for one more thing before the lamps go.
n3_0.ask.2 So you look at the map on the Bell House wall, and decide.
n3_0.ask.3 Hold the Salt Gate, until the carts are through.
n3_0.ask.4 Go from house to house and find who hides.
n3_0.ask.5 Ring hand bells, and draw them off.
n3_0.ask.6 A train of handcarts is trying to get out to the Fords, with bedding on it and grandmothers. The column coming in does not push. It only keeps on coming.
n3_0.ask.7 The carts get out.
n3_0.ask.8 Some of them do.
n3_0.ask.9 {hero} takes the wicket off its hinges, sets it across the arch, and leans. It is like asking the tide to wait; there is no malice in all that weight. Seventeen carts go by behind, and a man with a clock, and a cow. The last of them is a very small girl, wheeling a very old man in a barrow. She says, “You can let go now.” {hero} has to be shown how.
n3_0.ask.10 They take {hero} in. There is no other way to put it: one moment there is a gap between the gate and the post, and somebody standing in it, and in the next there are only backs. Most of the carts got through. {hero} is handed out, finally, over their heads, blue about the lips, by a dead coal-heaver who used to do the same with drunks.
n3_0.ask.11 They have hidden as people do who have never done it before.
n3_0.ask.12 There is breath on the glass.
n3_0.ask.13 They have hidden too well.
n3_0.ask.14 {hero} goes along looking at the windows. The fifth house in the terrace is dark, with no fire lit, and low down on the inside of one pane there is a patch of breath, just going. They are in the bread oven. There are seven, like spoons in a drawer, with the iron door pulled to behind them and somebody’s hand round the muzzle of a dog. Two streets on it is a cistern, and then a bass drum. {hero} brings them all down to the sisters in a string, holding on to a rope.
n3_0.ask.15 {hero} knocks, and calls in a low voice who it is; and can feel through the wood that they are on the other side of it, not answering. They have been told that it knocks. They were told that it has a nice voice. In three streets {hero} does not get so much as a shutter opened.
n3_0.ask.16 Every stocking is off, every bonnet. You go by Chandlers’ Row and the Rope Walk, with all the bells of the Bell House in your arms, making the worst noise the town has heard since it was founded, and they turn. It is not the Bell, and it does not lay them down; but they have been so long without. They come after you as children come after a band. You bring four hundred of them out onto the salt pans and run home by the back way with your lungs on fire.
n3_0.17 Behind you the lamplighters have got as far as Lantern Street, and have begun to shout.
c13_before.1 Lantern Street
c13_before.2 They have made a barricade of the stalls. On the wrong side of it, at the baker’s corner, a widow who sells spectacles is sitting on her case and refuses to leave it. In the narrow cut behind the oil shop a boy with a tray of pennies round his neck is holding a crate in front of him with both arms. At the top of the rise the street is still free. {1}
c13_before.3 A watchman with a crossbow on the post roof lifts a thumb to you. He is on your side. You can see that he has only just decided.
c13_before.4 On the roof of the post there is a watchman with a crossbow who has been told to shoot what moves.
c13_won.1 Lantern Street
c13_won.2 You get them up over the rise. The widow has her case; it turns out that she has been wearing six pairs, and has seen everything. “There was one by the pump took his hat off to you,” she says. “I thought you’d like to know. I waved.” The boy has let himself be carried for exactly as far as nobody he knows could see.
c13_won.3 He has a penny left. He walks back with it to the end of the barricade, and puts it in an open hand. It closes, and stays so.
c13_partly.1 Lantern Street
c13_partly.2 You come up over the rise with your arms less full than you had meant them to be. When you turn round the street is full, from wall to wall, and there is no noise in it. You can hear the widow’s case being set down, somewhere, and the catch go. In the midst of them a ring has formed, with all their backs to you, as when somebody has fallen down in a crowd and people are giving him air. It grows. You wait as long as you can for it to open.
c13_lost.1 Lantern Street
c13_lost.2 The stalls went over at the first touch; it was only string. They wanted the street, and after that they had it. You were held. You recall a shoulder in your face with a darn in it, somebody’s good darning, and a hand that patted you between the shoulder blades, the way one brings up a baby’s wind, while everything went grey.
c13_lost.3 When you wake they have moved on up the hill. There is a pair of spectacles lying by the pump. You pick them up.
n3_1.1 A Way In
n3_1.2 The ninety steps have been swept. The dead stand on them from bottom to top, one at either end of every step, and above them is the palace with all its windows alight. A procession with pans is crossing the courtyard. You could fight your way up there. It would be morning when you got to the sixtieth.
n3_1.3 There are two people waiting in the smoke room over the oil shop, with a table between them, and they have divided the last sausage in the house.
n3_1.4 “Listen,” says Vixa. “There’s a tunnel. There’s always a tunnel; I’d be ashamed of a palace that hadn’t. It comes up in the vault. His seal is in the vault, and whoever’s got the seal can walk through any door on that hill, because the people he’s got on them can read. {1}”
n3_1.5 You came over the roofs with me. So that’s thirty off.
n3_1.6 You went to the warehouse that time. I haven’t forgotten; it’s nine and four, with interest.
n3_1.7 “Or there’s the servants’ stair,” says Hask. “I used to be sweet on a kitchenmaid. Well, I married her. You go in by the coal. It’s not grand, but it’s warm, and you come up behind the nursery wing, and he keeps the spare seal by the boy’s bed, so as to have a hand free.” He gives Vixa the larger half of his half. “There’s cook still up there, and the scullions. They’ve been told to carry on with supper. The wife’s there too. I saw her go by with a tray.”
n3_1.8 “The watch will be at the wrong gate at the right time,” says a voice from the stair. Ilse Vey does not come in. “Two matters. I have forty who will do as I say, and that is all I have. And Tomas is in the third bed from the window. He has a mitten.”
n3_1.9 “They’ve let the captain out to fight,” says Hask. “She’s at the Salt Gate with forty men, and she’s not said one word since.”
n3_1.10 “Captain’s at the wall with whoever would follow her,” says Hask. “She’s not with them and she’s not with us. She just stands where it’s thickest.”
n3_1.11 {1} {2}
n3_1.12 Down on the canal you can hear that they have got drums.
n3_1.13 Down on the canal nothing moves.
n3_1.14 Mirel is already looking at the floor, for where the tunnel would run.
n3_1.15 By the Court’s tunnel, without an introduction.
n3_1.16 By the servants’ stair, with a good face.
n3_1.17 Let Vixa open it.
n3_1.18 The Court does not know you well enough to open its own door.
n3_1.19 Let Hask open it.
n3_1.20 There are watchmen between Hask and that stair, and they do not trust you.
n3_1.21 The tunnel has a doorkeeper, who has been on duty there for thirty years, and has not heard the news.
n3_1.22 “Pass, friend.”
n3_1.23 “Not that one.”
n3_1.24 “What’s the word?” he says. {hero} remarks that the word has been changed, and that the new one is of course not to be spoken where somebody might hear it, and looks at him, and waits. You can see him think about it. “Quite right too,” says the doorkeeper. He holds the lamp for you.
n3_1.25 {hero} tries the one from last year, and then the one from the year when the old Baron died. The doorkeeper is sorry for it, and offers you a chair while he rings upstairs. It is only a small bell, on a wire, but it goes through the whole of the hill.
n3_1.26 On the coal chute sits an under-cook with a skewer, crying, because she has thirteen courses to do and nobody to eat them.
n3_1.27 “Mind the third stair.”
n3_1.28 “Cook! Cook!”
n3_1.29 {hero} does not ask her for anything. {hero} asks what the courses are. They come in a rush, with the sauces, and at the blancmange she wipes her nose on the skewer arm. “You’ve come about the children,” says the under-cook. “I put a bun under every pillow. They don’t finish them.” She moves along, so that you can slide by.
n3_1.30 {hero} tells her that it will all be over soon. It is what everyone has been telling her, in one and the same voice, since noon. She shrieks; she has a skewer, and there is not much room in a coal chute. By the time she is sitting on the coals with an apron over her head they have bolted the scullery.
n3_1.31 “I’m not charging,” says Vixa. She has said it so fast that it is over before she can stop it. She goes ahead of you with a candle end through half a mile of old drains, touching the wall here and there, where there is nothing, and nothing happens. At the last grating she holds out her hand, looking the other way, for somebody to shake.
n3_1.32 “Evening, Poll. Evening, Mr Crouch,” says Hask, down among the coals. He has brought a ham. He introduces you all round, as friends who have come to see how a kitchen is run. At the foot of the stair a thin woman in an apron comes by with an empty tray, and he stands back against the wall for her, and takes his helmet off.
c14a_before.1 The Regent’s Vault
c14a_before.2 In the vault of Corvane there is hardly any money. You come up through a flagstone and find ledgers instead, yards of them; and copybooks in ribbons by the year; and in the assay room someone has pinned up a drawing in crayon of a horse. A rope is stretched across the coin stair at ankle height, with great care. He has no wish for anybody to be killed in here. They are only to be delayed until he can come and speak to them.
c14a_won.1 The Regent’s Vault
c14a_won.2 In the chest beneath the treaties and the late duke’s teeth lies the seal, in a twist of blotting paper. The handle has been chewed, years ago, by someone small.
c14a_won.3 On your way out you pass the ledger hall. The bell-salt has a volume to itself. Under the last entry, which is the purse that he tried to give you, he has ruled a line, and added up, and it is right; and then he has written: they did not take it. I was so relieved.
c14a_partly.1 The Regent’s Vault
c14a_partly.2 {1} The drain takes you back. Vixa is sitting where you left her with the candle burnt to her fingers, and it is some time before she can put a figure on what she sees.
c14a_partly.3 You have the seal. What you had on you when you went in is another matter; there is a piece of somebody’s sleeve on the grille, and a lantern that was a present is burning away to itself on the assay bench.
c14a_partly.4 You had the chest in front of you. You had a hand on the lid, when the grille began to come down, and you chose to keep the hand.
c14a_lost.1 The Regent’s Vault
c14a_lost.2 There was a net, and then a bell, and people with shields who begged you to be reasonable. You spent about an hour in an iron cupboard. A voice came to the keyhole. It hoped that you could breathe, and it asked who had hemmed the handkerchief that you had dropped, since the Duke admired it.
c14a_lost.3 It was the doorkeeper who got you out, by the wire that his bell hangs on. By now they are awake up there from the attics down.
c14b_before.1 Palace Kitchens
c14b_before.2 The fires are lit. A whole ox is going round on the spit, and has been since the spring; there is not much left of it but the habit. Scullions dead and living stand side by side at the long sink, passing plates. Nobody has told the cooks to let you by, and nobody has told them not to, so that it is only the guard on the servants’ stair who puts down his spoon, and wipes his mouth, and calls out to the others, with some regret, that supper is over.
c14b_won.1 Palace Kitchens
c14b_won.2 You go up past the linen and the boot room. There is a landing with a night light in a saucer, and a door that is open by a hand, and you count twelve small beds, and one large. The seal is on the night table next to the cough mixture.
c14b_won.3 You have it in your hand before you see that one of the twelve is looking at you. He has a mitten on his left hand. He puts a finger of the other hand to his lips, points to the big bed, and shakes his head: not yet.
c14b_partly.1 Palace Kitchens
c14b_partly.2 It comes down to a scuffle on the stairs with saucepan lids, and the sergeant of lamps sits down at last among the onions, and says that he never liked the post. But you have got no further than the boot room. {1} The under-cook sees you to the chute. She has put something in your pocket, in a napkin. It is warm, and it is a bun.
c14b_partly.3 Overhead there are feet, and a bell, and then that patient voice going from door to door, telling someone to go back to sleep.
c14b_partly.4 Overhead it has stayed quiet.
c14b_lost.1 Palace Kitchens
c14b_lost.2 They swept you out with brooms. There are brooms up there two yards wide, and it was done nearly in silence, so as not to wake the nursery, and you went down the coal chute with the week’s slack.
c14b_lost.3 Above you the alarm has begun to ring; somewhere behind it you hear children being very quiet. Hask is sitting at the bottom of the chute. He has saved you some ham. He does not ask.
card_regents_seal.1 The Regent’s Seal
card_regents_seal.2 Bronze, the size of a walnut. A boy on a horse; and round the edge, instead of a motto: Aubry his seal, aged nine.
r7.1 The Third Bed from the Window
r7.2 {1} She goes on wiping. “Two winters back, that is. Nobody came to the Bell House, for a spoon. I ought to have noticed. When it is a duke one supposes that they have made other arrangements.”
r7.3 You have set the seal on the kitchen table, on a saucer, and the sisters come by in ones and twos to see. “Aged nine,” says Mother Aune. “He had it cut for the birthday. I was there. The boy sneezed all through the trumpets.”
r7.4 There is nothing to put on the kitchen table. Mother Aune wipes it all the same. “I was at the birthday,” she says, when you tell her about the beds. “He was nine. He sneezed all through the trumpets.”
r7.5 So that is the whole of it. A child caught cold; and a schoolmaster who ruled a city for him, and had no other pupil, laid him one night in the palace chapel, and told nobody. He meant to the next day. That was in the spring when they had the Bell muffled for a week, to grease the wheel. And on the third night there was a knocking from inside the chapel door.
r7.6 {1} {2} Those who go to the window can see a nursery lamp. It is being moved, from left to right, and back. {3}
r7.7 They have doubled the watch on the hill. Nothing is to go in any more but bronze.
r7.8 The hill is quiet. They have not noticed yet, or have other things to think of.
r7.9 In the passages of the Bell House you climb across people’s legs, and they know who you are, and move their children’s feet for you.
r7.10 Someone that you got out of the streets has blacked your boots in the night, and has not said who.
r7.11 In the passages people make room for you, a bit more than they need to.
r7.12 At the foot of the hill another lantern answers. It has done so every night since the spring. Tomas knows that she is there.
r7.13 Nobody answers it.
r7.14 Late, there is an argument on the back step, in whispers, about the price of a ham. It ends with a laugh that you have not heard before. “Listen, I’ve brought my string,” says Vixa, coming in. She has undone every knot. “Somebody might want it. It’s good string.”
r7.15 Late, there is a parcel on the back step: sixty yards of thin cord, coiled, with the marks of ten thousand knots in it. There is no bill.
r7.16 {1} {2}
r7.17 Pell is asleep with a cheek on the page of a sum. It comes out: one boy, one crown, nineteen tons.
r7.18 Oren says that the owls have gone.
n3_2.1 Ilmar Doubts
n3_2.2 The Hall of Moulds lies behind the chapel, up on the hill: a riding school once, with sand on its floor. They have moved the Choir here for the last pour. {1} The ladles stand ready. No one is singing. They are waiting for somebody to give them the note, and he is sitting on an upturned mould with his hands between his knees.
n3_2.3 You walk up to the door with a face of stone and the seal held out in front of you, and the dead man on guard reads it, with his lips moving, and steps aside.
n3_2.4 You come in by the pattern loft, through a skylight, and lie flat in the wax.
n3_2.5 “If I may,” says Ilmar, without looking up, “you will find it easier to breathe on this side.” So he has known for some time. The others have known as well. Two hundred faces, white with clay, turn to you, and then back to him.
n3_2.6 “I have poured eleven bells. One learns to hear when they are right: it is still liquid, and it knows what it will be. I have her in the furnace now, what there was left to come, down to the thimble. And I bring her up through straw to lemon, and just under white, every time, just there, she says something to me; and then I am afraid, and let her cool. This is the third evening.”
n3_2.7 He opens his hand. Lying in it is a ring of lead, such as founders make for a pattern, no bigger than would go round a saucer. “He wears the first casting already, for practice. It has cut him. He thanked me for it. He is the kindest man I ever worked for, and I have not once seen the child eat.” {1}
n3_2.8 “You let me listen, that evening,” he says. “So I shall listen. I think that I have twenty breaths.”
n3_2.9 “Say what you came to say,” says the Cantor. “If it is that I ought to be ashamed, I have thought of that.”
n3_2.10 Show him what the crown is.
n3_2.11 Speak to the man, and leave bells out of it.
n3_2.12 Sing him the bell song.
n3_2.13 You never wrote it down.
n3_2.14 {hero} takes a stick, and begins to draw in the sand of the riding school.
n3_2.15 He sees it.
n3_2.16 He sees only a drawing.
n3_2.17 A bell is a mouth, and has one thing to say, to everybody, and then it stops. {hero} draws that. A crown is an ear and a mouth with a head in the middle, and there is no place in the whole figure at which it stops. The Cantor goes over it with one foot, line by line. “It has no rest written in it,” says Ilmar. “I have cast a thing without a rest.” He takes the stick from {hero} and breaks it, and behind him all the way up the benches you hear them let out their breath.
n3_2.18 It is all true, and it is a very good drawing. But at the second diagram {hero} uses the word alloy in a sense that the Cantor cannot let pass, and for a precious minute they are two people talking shop. “You are not wrong,” he says unhappily. “You are merely not singing.”
n3_2.19 {hero} sits down by him on the mould, and asks him what she was called.
n3_2.20 He tells you.
n3_2.21 He cannot tell you.
n3_2.22 “Oriel,” says Ilmar. “Oriel Vann, plain sewing.” She did the palace’s sheets. She had a cough, in the end, and used to say that at any rate it was hers. {hero} wonders aloud what she would do if someone were to come now and wake her, to carry pans. The answer takes a while, and it is not in words. He gets up; and he goes over to the furnace door, and with his own hands, wrapped in his own coat, he lets it down.
n3_2.23 He opens his mouth for it. What comes, instead, is a note, straight and cold, and it is not one that he chose; his eyes above it are appalled. Somebody on the hill has the ring on. “The Cantor is needed,” says Ilmar’s lovely voice, in a tone that never belonged to it, “if you would be so good as to excuse him.”
n3_2.24 {hero} has not much of a voice. It is not a song that needs one.
n3_2.25 They come in at the burden.
n3_2.26 Nobody comes in.
n3_2.27 Marra’s spoon and Josselin’s key. {hero} takes it as the sisters do, for work, with a haul on every second beat; and in the ladle the skin of the metal shivers. {1} At the line about a thimble that had a dent, an old contralto on the top bench puts both her hands to her mouth. Then they are all singing. The burden is: lie down. They have known it since they were in their cradles, and they have a furnace to let out.
n3_2.28 You come to the verse that was cut off the bell, and sing that too, and something on the rim draws breath.
n3_2.29 You sing down one street and up the next.
n3_2.30 It is pitched too high. Halfway through the second street {hero} has to go and look for a note that is not there, and it is a dreadful thing to be flat in front of two hundred people too well brought up to wince. They wait until it has stopped. “Thank you,” says Ilmar; and he means it. “It was nearly that.”
n3_2.31 “There are some who will not stop,” he says to you. “They gave their houses. They will pour without me. Be quick.”
n3_2.32 From the rear of the hall a voice has given the note, harsh, and half a tone sharp. They have found someone else to begin.
c15_before.1 Hall of Moulds
c15_before.2 {1} There are three things here to be carried off or smashed before it is poured: the wax on the bench, with the points of it already modelled; the core, cooling in its row; and in the pit the great clay cope. On all of them somebody has chalked a number, and a small horse.
c15_before.3 Half of the benches are empty. Those who have remained have got hold of the ladles and are quarrelling over the colour.
c15_before.4 They sing at the top of their voices now, so as not to hear the metal.
c15_won.1 Hall of Moulds
c15_won.2 When it comes down the gutter there is no place for it to go. A crown does come of it, of a sort, since there was some clay left standing: lopsided, rough as a cinder, with a hole in its rim that you could put a finger through. The dead take it out of the sand on a shovel and bear it away through the doors at a slow march.
c15_won.3 You have the wax under your arm. It has taken the print of someone’s thumb, in soft places, over and over. He will have been allowed to help.
c15_partly.1 Hall of Moulds
c15_partly.2 You have broken what you could reach. There is sand in the ladles and a bench on its back, and they have had to begin once more from the wax. But it is not done; you are outside, on the wrong side of the pouring gate, with your sleeves smoking, and in there the voice that is half a tone sharp has got them back in their rows.
c15_partly.3 They will pour in an hour. You have got that long. One more time, then, and quicker, and never mind the pretty pieces.
c15_lost.1 Hall of Moulds
c15_lost.2 You were carried out with the slag. That was the foreman’s idea: you went down the tip on a barrow, with a good deal that was hotter than you. And you lay at the bottom of it on the stable straw and listened while above you they sang the metal up, and up, by quarter tones.
c15_lost.3 Then it stopped short. “Too cold,” said somebody. “Again.” You have as long as it takes to bring a ladle from red to white. You know how long that is. You have come to know far too much about it.
c15m_before.1 Hall of Moulds
c15m_before.2 It is the same hall, the same sand, and your own footprints are in it. They have taken the cope to pieces to dry. What they must have is the wax and the core, so that is what you have come for. Straight in and straight out, and nobody is to be clever. You remember the barrow.
c15m_won.1 Hall of Moulds
c15m_won.2 You go in singing, since everybody does. It takes them half a verse to notice that the new voice on the end is walking off with the wax. By that time you have dropped the core. It breaks with a sweet note, rather a high one, and in the silence afterwards they all look up to see who gave it.
c15m_won.3 They will cast him something, by and by. It is a plain ring, with no leaves to it. It is good enough to hurt with.
c15m_partly.1 Hall of Moulds
c15m_partly.2 You were in among the ladles when the doors were opened at the other end, and the dead came in for it, two by two, with the shovel. So it was poured as it was, in what there was. You had the wax by then, or had stepped in it. The print of a boot heel is in the rim for good.
c15m_partly.3 It will fit him worse than it might have. They have carried it out across the yard with a cloth laid over it, as you would a bird cage.
c15m_lost.1 Hall of Moulds
c15m_lost.2 It ran. You saw it: it went down the gutter, white, without a sound, and into the earth, and there was nothing left for anyone to do but wait for it to cool. The Choir sat down where they were. One of them offered you water.
c15m_lost.3 When they had knocked away the clay there was the crown of the dead of Corvane, leaf and point, very small, without a flaw. And all the bells on the hill that were not tied up began to ring by themselves, for an alarm.
card_broken_moulds.1 Wax with a Thumb in It
card_broken_moulds.2 The pattern for a crown. On the inside, where nobody would see, letters scratched with a pin: this way round, A.
n3_3.1 A Broken Bell
n3_3.2 She is where you left her, up in the rain, with a slice gone from her side that you could lead a horse through. The saw is rusted into the cut. Nobody has troubled to put a guard here any more; what would one do with three quarters of a bell?
n3_3.3 “Ring it,” says Mother Aune. She has come up all two hundred steps of the tower, on the arms of two novices, and is not out of breath. “A cracked bell is still a bell. She will be hoarse. She will want a clapper, and somebody to lie to her.”
n3_3.4 The clapper is in Bell Yard on eight wheels. It has taken Dorrit Kell and all eleven guilds nine days, and they have quarrelled over the margin. It is iron. {1}
n3_3.5 But it has a skin of bronze, thumb thick, and that is from a cart that people have been bringing things to, all week, on their way to the cellars: door keys, a fender, a set of fish knives. No one had asked them.
n3_3.6 It is quite bare.
n3_3.7 “Eleven hundred and four, to the pound,” says Dorrit. She laughs, and for once you have no idea what is to follow. “I left a bit off the top. You want to know what for? So there’s a place to put me.”
n3_3.8 {1} {2} {3}
n3_3.9 You unwrap Marra Lunt’s spoon for the last time. The smiths have cut a seat for it in the edge of the gap, and it goes home with a click.
n3_3.10 In the edge of the gap they have set whatever bronze there was, and some of it is church plate.
n3_3.11 Sedge has brought two dozen drums up the stair. “When your bell is hoarse we are the rest of it,” she says. “Annis likes a drum.”
n3_3.12 From the top one can see the boats of the Mirefolk going away down the river, without lights.
n3_3.13 The captain’s forty are in the square, at the foot of the door, facing outwards.
n3_3.14 The guild masters themselves are standing at the door with pikes, and they hold them like rulers.
n3_3.15 At the door there are a dozen nuns with mattocks.
n3_3.16 Below you the town is full. They are sitting on the kerbs and steps with pans in their laps, thousands of them, not resting, only not yet told. In the palace yard torches are moving. When the crown is on him he will speak to them. You would do well to speak first.
n3_3.17 Eleven hundred pounds of it have to go up a hundred and eighty feet of tower, in the dark, without a sound, because the square is listening.
n3_3.18 Hang it by night.
n3_3.19 {hero} takes the head of the rope and sets the pace.
n3_3.20 Not a sound.
n3_3.21 A sound.
n3_3.22 You haul by touch. A squeeze is passed along from hand to hand for heave, and two for rest; there are nuns on that rope, and thieves and prentices, and a baron, in gloves. Round about the hundredth foot it begins to turn, and brushes the wall. {hero} does not stop, does not breathe, and the whole rope hangs on that one back as though it were a belaying pin. Then it goes by. At four in the morning the pin drops home. “Well,” Mother Aune shouts, “go on! What are you all whispering for?”
n3_3.23 At ninety feet a block shrieks. It is a little noise, it might be an owl; and down in the square, on every side, they lift their heads. {hero} decides for everybody: there is no more point in being quiet. You run it up the rest of the way hand over hand, with the skin coming off, and fling the pin in anyhow. It hangs a hair out of true.
n3_3.24 The old ropes were cut to make way for the pulleys. Somebody has to take new ones out along the headstock and reeve them over the wheel.
n3_3.25 Climb the frame.
n3_3.26 {hero} goes out on the beam with a line between the teeth, above all that.
n3_3.27 The wheel turns.
n3_3.28 The wheel kicks.
n3_3.29 There are footholds up there, worn by the people who did it before. {hero} finds them one at a time by trusting that the last one was not the last. From the very end of the beam you can see how they are coming: by the South Arch mostly, up the buttress, hand over hand, with pans on their backs. {hero} calls it down. So you will know where to stand.
n3_3.30 The line is over, and made fast. It is on the way back that the great wheel, with nobody near it, rolls a quarter of a turn, as a sleeper might, and {hero} is between a spoke and the frame. They get the spoke up. “She has not been touched for weeks,” says Mother Aune. “She is bound to be stiff.”
c16_before.1 The Long Bell
c16_before.2 It takes twelve to ring her, and there are the nuns. All you need do is hold four arches, for as long as it lasts, so that nobody lays a hand on the bronze. Whatever they touch goes dull there, and a piece of the note is gone. They come up the outside of the tower, hands and heads and hats, without haste. He has begun to speak to them. You can hear it in the stone. {1}
c16_before.3 Above you the clapper hangs plumb and swings a first time, without touching.
c16_before.4 Above you the clapper swings out of true, and on one side it will strike late.
c16_won.1 The Long Bell
c16_won.2 She speaks. It is not the voice that she had; it is lower, with a burr to it, as if somebody you loved had a cold. It goes out over the roofs, over the salt and the reeds, and where it has gone by they sit down, lie down, turn on their sides. Up the whole length of the river somebody will be looking up from his beans.
c16_won.3 She speaks, once, and it is hardly a note; it is the noise of a bucket being set down in another house. But the nearest of them have heard. In the square and as far as the bridge they have lain down where they stood. Further off they only stop and turn their heads, this way and that, as if they had almost caught it.
c16_won.4 On the hill a light is still burning.
c16_partly.1 The Long Bell
c16_partly.2 You are down off the tower by rope and ladder and luck, with the last of the sisters on your back. {1} {2}
c16_partly.3 She rang, and in the middle of it there was a crack, and it went on to the end as a crack.
c16_partly.4 She is ringing. There is nobody in the arches any longer, and she rings by her own weight, less every time, with cold hands all over her, patting.
c16_partly.5 It has bought you an hour. They are lying in the streets around in their rows, and you go between them on tiptoe.
c16_partly.6 In the square they have begun to get up.
c16_lost.1 The Long Bell
c16_lost.2 There were too many hands. They did not do her any harm on purpose, it was only that they all wished to hold what was theirs: a spoon, a key. You saw a fishwife lay her cheek to the metal. Then there was a noise like a plate, and a black line ran from the gap up to the crown of her, and half of the Long Bell leaned out over the square, and went.
c16_lost.3 It made no sound as it fell. When it had struck, nobody in Corvane could hear anything for some time, and so they did not hear the clock.
r8.1 The Last of the Coffee
r8.2 It ought to be getting light, and it is not. {1} The kitchen is full. No one has asked anybody to come. There is coffee for about half, and they are passing the cups on after two mouthfuls without looking who gets them.
r8.3 There is a hush over the whole of the lower town. They are asleep on each other’s shoulders along the kerbs; the living go about between them with blankets, since one has to do something.
r8.4 The lower town is humming. It comes from thousands of shut mouths, on one note, and the cups on Mother Aune’s dresser have picked it up.
r8.5 “I have ironed everything that would lie flat,” says Mother Aune. “If it is to be a palace.” She goes round behind the chairs tugging things straight. {1}
r8.6 Behind yours she stands for a moment with her good ear against your hair, as you might listen to a bell for a flaw. “Sound,” she says.
r8.7 “You will come back for your laundry. I am keeping it.”
r8.8 “Brought this,” says Hask. It is an egg, and it has a face. “{1} Nell, her name is. I don’t know that I ever said.”
r8.9 She’s home. She lay down by the range, when it rang. I’ve put a cushion.
r8.10 She’s in the line, on the steps, with her tray. I went and stood by her a bit.
r8.11 “Listen, I’ve worked it out,” says Vixa. “What it’ll cost me if you don’t come back.” She looks into her cup. “{1}”
r8.12 I don’t do figures that size.
r8.13 Seven pence.
r8.14 “One would consider it a personal favour,” says Baron Ruk, standing, with a saucer, “if you were to be careful. {1}”
r8.15 I cannot stand you, you know. It is quite genuine.
r8.16 One has so few people left to dine with.
r8.17 “Ninety pound you’re carrying, with that on,” Dorrit Kell says to you from the floor, where she is doing up a buckle. “{1}”
r8.18 It’ll turn anything I ever made. I made it.
r8.19 It’ll hold. There. Breathe out.
r8.20 In the doorway Tam has been asked if it will rain. “Deep enough,” says Tam, after a while, to something that somebody had wondered yesterday; and then: “No.”
r8.21 “We walk with you to the bottom step,” says Sedge. She has the lantern turned up as high as it will go. “Then we stay there and keep the light where you can see it. This is what it is for. We only find that out now.”
r8.22 The Mirefolk have gone, but someone has hung up a lantern at the hen-run gate, far too large for the hook.
r8.23 “If I may,” says a voice from the scullery; they have set the Cantor to dry cups. “He will tell you things that are true. Do not stop walking while he does.”
r8.24 From the hill you can hear them at it still, sharp by a good half tone.
r8.25 Brannoch has been round the posts with a bottle, and comes back without it.
r8.26 The captain has two matters. The first is that the watch is yours, as far as the doors. It takes her some time to get to the second. “Third bed from the window,” says Ilse Vey. “Please.”
r8.27 Propped against the coffee pot is a page torn from a lesson book, with a drawing of twelve beds. There is a cross at the third. No one saw who left it.
r8.28 Somebody has opened the window. You finish your cup, and hand it on.
c17_before.1 The Hollow Regent
c17_before.2 It is a long room with his ancestors down one side. {1} On the throne is the Duke, in blue velvet, with his feet off the ground; the Regent kneels beside it, to be on a level with him. The crown is too small for a man. He has pushed it down as far as it would go. {2} “I did try it on him first,” says Halvard Oss. “But they have no voice, you know. So it had to be me.”
c17_before.3 You came through nine doors on the strength of a boy on a horse.
c17_before.4 There were nine doors, and you broke five of them.
c17_before.5 It sits awry, and there is light coming in at a hole in the rim.
c17_before.6 It has gone in all round, neatly, as a ring does in a tree.
c17_before.7 Then he sees Casimir. “How you have grown,” says the Regent. “I am so glad that it was you they sent.”
c17_won.1 The Hollow Regent
c17_won.2 It comes off with a small, wet sound. He puts up both hands to the place and looks at them. All down the hall they have stopped. There is such a stillness that you can hear the clock in the nursery, through three doors.
c17_won.3 “Would you mind very much,” says Halvard Oss, “not letting him see?” And then in a voice that he cannot have used for years: “Aubry. It is all right. You have been so good. You may get down.” The boy on the throne does not move. He is waiting to be told by someone else.
c17_partly.1 The Hollow Regent
c17_partly.2 You had him down; you had a thumb under the rim of it. For one breath there was nothing in that face except a very tired man, who said clearly, “Now, please.” And you were not quick enough. It closed again.
c17_partly.3 There is a door behind the throne. He has the boy up on his arm, with the blue legs dangling, and before him all down the long room they are standing up, one row after another, to see him out.
c17_lost.1 The Hollow Regent
c17_lost.2 You do not remember the end of it as a blow. You remember that it got colder and that somebody was explaining it to you. He held up your head. “You are worn out,” he said, “you have been on your feet for weeks, on account of other people. Do let it go. It need not be you any more.”
c17_lost.3 The ceiling has clouds painted on it, and a boy on a horse. Small shoes go past your face, and stop. Something is laid in your hand.
`;
