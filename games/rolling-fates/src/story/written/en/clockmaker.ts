// Made from adventures/clockmaker.ink by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 The Clockmaker's Funeral
prologue.2 ORDER OF SERVICE. Ten o'clock: the coffin of Master Ambrus Tell, Clockmaker to the City, leaves the house. Noon: interment. One o'clock: ham.
prologue.3 You have been hired to carry him, because his apprentices declined. It is now a quarter past ten. The coffin is a beautiful piece of work, made by himself, and heavier than it should be. You have agreed not to mention that it ticks.
prologue.4 Over the roofs stands his Great Clock. It has been ten o'clock since he died. The city is not sure what to do until it moves. Neither is the ham.
a1.1 Ten Twenty, Guild Street
a1.2 The Guild of Sentinels has sent a guard of honour. It lines the street on both sides, and presents arms, and goes on presenting them, in your direction. Somebody has wound it up the wrong way.
a1.3 The gutter comes up to meet the procession. Rats: they have followed the sound for three streets. Something inside that coffin is keeping very good time, and they cannot bear it.
a1_won.1 The procession re-forms. The widow of the man next door is asked to take the second wreath. The coffin ticks on: it has not been put down for a moment, which is more than anyone can say of you.
a2.1 Ten Fifty, the Tavern
a2.2 It is customary to stop here. Five old pallbearers sit at the window, with cups, and bones in them. "We buried his master," says the eldest, "and his master's master. Always stopped here. Always played one for the dead."
a2.3 The coffin is put down across two barrels, and the host chalks up one for Master Tell. At the next table they play with bones that have been in the family. "One round for the dead," they say. "He never minded losing. He minded stopping."
a2.4 Play for him: five dice, one re-roll.
a2.5 One drink, standing.
a2.6 {hero} takes the cup. Everybody moves a little closer, also the dead man, it seems.
a2.7 Four alike, or a straight
a2.8 Three alike
a2.9 Less
a2.10 Nobody says anything. Then the eldest takes off his hat, and starts to put things into it.
a2.11 "That's one for him," says the eldest, and pushes it across the table.
a2.12 "That's one for us," says the eldest. It is done kindly, and it is done at once.
a2.13 You drink to Master Tell. In the coffin something strikes, once, softly, as one taps a glass.
a3.1 Eleven, the Reading of the Small Bequests
a3.2 The notary walks alongside and reads as he goes. To his barber. To his enemies, by name. "And to those who shall carry me, having been paid too little," he reads, and unlocks the little handcart.
a3.3 At the corner of Cog Lane an automaton in a black ribbon hands out the small bequests. What it has for you must have been made weeks ago, and it fits.
a4.1 Eleven Ten, a Disturbance
a4.2 A sentinel that was not in Guild Street has been late, and is embarrassed, and has brought imps. They throw something. It may be flowers.
a4.3 Imps have got hold of the carriage of the Lord Mayor. The toad that draws it was not the Lord Mayor's. They wave.
a4_won.1 The Order of Service has no line for this, so the notary writes one in, with the time.
a5.1 Eleven Thirty, Rest at the Fountain
a5.2 There is time to rest for as long as it takes the fountain to fill. It is one of his. It fills slowly for those who are tired, and nobody knows how it can tell.
a5.3 Somebody comes running from the tavern, out of breath. He presses a sausage into your hands. "For luck," he says. "It's not the thing you lost. But it's a good one."
a5.4 You put your feet into the fountain. It is one of his, and plays a tune that he wrote for his wife. It has a wrong note in it, which he left because she liked it.
a6.1 Noon, the Gate of the Graveyard
a6.2 The porters of the graveyard have been under water since the canal burst, but they have come. They want to take the coffin now. It is their job. A sentinel has been put there to see that all is done properly, and it takes their side.
a6.3 The porters of the graveyard have been under water since the canal burst, but they have come. A man with a knife stands among them, and says that whoever brings him what is in the box need not work again. The drowned would like that.
a6_won.1 You lower the coffin, and it stops ticking. Over the roofs the Great Clock says ten. And then the lid is pushed up from within by a small brass hand, which holds a note.
end_a.1 The Note
end_a.2 "To whoever has carried me. I am not in here, I hope that you will forgive the weight. I am where I always was. Somebody has got into my clock, and stopped it at the minute of my death, and as long as it stands there I cannot get any further with the matter myself. Kindly come by way of the workshop. Mind the arch. Yours, A. Tell."
end_a.3 The notary reads it twice. Then he looks at the ham-coloured sky, and strikes out "one o'clock".
b1.1 The Strongbox
b1.2 On the bench stands a strongbox with a face: two keyholes, and a slot that grins. The label says: FOR THE CURIOUS. It has been a while since anybody curious had all his fingers.
b1.3 The strongbox has three wheels, and hums. It was his masterpiece, and he never told anybody what is in it, and it has never told anybody either. It is waiting for somebody with a feel for it.
b1.4 Try the lock: five dice, one re-roll, three alike.
b1.5 Leave it shut.
b1.6 {hero} lays an ear against the steel.
b1.7 Three alike
b1.8 Less
b1.9 Click, click. And then, as if it had been hoping for it, click. In the lid, on a string, hangs a small key, with a tag: LATER.
b1.10 The slot shuts. It is a very well-made slot.
b1.11 It hums after you. You would swear that it hums the same tune, but in minor.
b2.1 The Errand Boys
b2.2 Clockwork pages come down the corridor, in step, with trays. There are letters on the trays, and under the letters knives. Their new master has better manners than the old one, and worse intentions.
b2.3 He used to make mirrors for a hobby. Men of quicksilver step out of the frames to the left and the right, and try on faces, yours among them.
b2_won.1 You read the letters. They are all to his daughter, and not one of them has been sent.
b2_won.2 In the empty frames you can now be seen, with a little delay.
b3.1 The Drawer of Good Ideas
b3.2 A wall of drawers. He labelled everything. TOO LOUD. TOO SOON. WORKS, BUT WHY. You take a few from the last one.
b3.3 On the shelf over his bench stand the things that he made for nobody. Each has a little flag on it with a price, and all the prices are zero.
b4.1 Collapsing Arch
b4.2 This is the arch that one should mind. It is held up by one wheel. The wheel turns. It is only a question of which tooth is at the bottom as one goes through.
b4.3 The arch before the furnace has been built from cogs, without mortar. It stands as long as it runs. It is running down.
b4.4 No dawdling, therefore.
b4_arch.1 Collapsing Arch
b4_arch.2 {hero} runs.
b4_arch.3 1 or 2
b4_arch.4 3 or 4
b4_arch.5 5 or 6
b4_arch.6 It comes down exactly upon {hero}, who has time to admire the workmanship.
b4_arch.7 {hero} is through, but for a shoulder and some of the back.
b4_arch.8 {hero} comes out on the other side with brass dust in the hair.
b4_fork.1 Two Doors
b4_fork.2 Then the wheel stops, and the arch is a heap. From here one way leads to the vats, where something slops. Another leads to the forge, where something breathes.
b4_fork.3 To the vats.
b4_fork.4 To the forge.
b4_fork.5 It is at least cooler.
b4_fork.6 It is at least dry.
b5.1 The Vats
b5.2 He boiled his own oil. What he skimmed off he never threw away, and in one of the vats it has become interested in people.
b5.3 Pages of brass stand up to the chest in the vats, and come out, and drip. They have been oiled too well, and are rather fast.
b5_won.1 You rinse your boots in the last clean vat. It had been keeping warm a single egg, with the date on it. You leave the egg.
b6.1 The Forge
b6.2 The bellows have got up. They were always the hardest-working thing in the house. The pages have fitted them with arms, and have asked them to dance.
b6.3 The bellows have got up. Over the forge hang webs, and in the webs, like lamps, the glass ones that weave them, who love the draught.
b6_won.1 Without the bellows the fire sinks. In the ashes lies a wedding ring that somebody has tried to melt, and then has taken out again, and then has tried again.
b7.1 His Chair
b7.2 It is only an armchair, with a cushion, and a cold cup beside it. It creaks in a way that is easier to sleep by than silence.
b7.3 Half past something. You eat the bread that he had put aside for when he would be hungry. {1}
b7.4 The little key swings on its string, and points, whichever way you hold it, up.
b8.1 The Journeyman
b8.2 At the foot of the clock stands a man who looks like whoever is looking at him. His best journeyman, he says, and the only one who understood. The bellows stand at his shoulders. "He was going to let it run on," says the journeyman. "After him. As if nothing had been."
b8.3 At the foot of the clock stands the last of the pages, in a dead man's apron. "The Master said: stop the clock when I die, and mourn for a minute," it says. "I am not good at minutes." The bellows fill behind it.
b8_won.1 The clock door opens. A breath comes out of it, stale, from ten o'clock some weeks ago. You go in, and you feel how the heart misses something, and does not get it back.
end_b.1 Inside the Great Clock
end_b.2 From within one sees the city through the face, backwards. The hands lie across it like bars. People stand in the market and look up with their mouths open: they are waiting to be told.
end_b.3 High above, where the works are, a gavel falls.
c1.1 The Strike Train
c1.2 Between the bells he kept what was too good to sell. It hangs from the clappers in little bags, so that each hour would weigh a little more than the last.
c1.3 The figures that used to come out at noon are standing in their cupboard: the king, the miller, Death. They hold out what they carry. They have been meaning to put it down.
c2.1 The Ratchet Stair
c2.2 Letters run over their skin as over the rim of a watch: WATERPROOF, they say, FIFTEEN JEWELS, DO NOT OPEN. They were meant to hold the stair, not to come down it.
c2.3 White women are sitting on the stair, one to each step, each of them with a handkerchief. They are the professional mourners. They were paid up to noon.
c2_won.1 The last thing that one of them says is the time. It is right, too: ten.
c2_won.2 You find their contract. They were to weep until he was at rest. So they were in their rights, really.
c3.1 Old Soldier's Lesson
c3.2 In the escapement sits a tin soldier as big as a man. For sixty years he came out at the quarters, and presented arms. "You there," he says. "You stand all wrong. I could show you another way to do it. You'd have to forget the last one."
c3.3 "Halt," says the tin soldier of the quarter-hours. He walks around you, once. "Not bad," he says. "All of it wrong, but not bad. I've one lesson left in the spring. It goes in where the last one came out."
c3.4 Take the lesson: the latest trait is put away, another one drawn.
c3.5 Salute, and go on.
c3.6 It takes a quarter of an hour, as everything does with him.
c3.7 He returns it. There is a little squeak in the elbow. You would have liked to oil it.
c4.1 Contempt of Court
c4.2 A bailiff bars the gallery, with a ledger. Crows sit on his arms, as witnesses. "The deceased versus Time," he reads. "Adjourned. You are in contempt of it."
c4.3 A bailiff bars the gallery, with a ledger. The acolytes who attend him have lit the file. "The deceased versus Time," he reads, through the smoke. "The evidence has been heard."
c4_won.1 You read the ledger. Against the name of Tell is put: ONE MINUTE, OVERDRAWN.
c5.1 Behind the Dial
c5.2 You rest behind the XII, where the sun comes through the glass. He had a hammock here, and a window just large enough to spit out of.
c5.3 You rest behind the VI. {1}
c5.4 The tin soldier has come up after you, one step each quarter of an hour, and stands at the door, on guard.
c5.5 Some way below you the tin soldier presents arms to nobody, on the quarter.
c6.1 The Minute
c6.2 The minute sits where the pendulum should hang. It is a hollow knight, in the best plate of the city, and it is holding the pendulum by the arm, like a constable. Its men stand round it. "He gets no more," it says. "He has had all of his."
c6.3 A suit of armour holds the hand of the clock in both its gauntlets, and has been holding it since ten. You can see it tremble. "If I let go," it says, "then he is dead, and it's later." Its bailiffs nod. There is something in what they say. Nevertheless.
c6.4 In the breastplate, at the height of the heart, there is a very small keyhole. You know now what LATER meant. It opens, and one can see right into how the thing goes.
victory.1 One Minute Past
victory.2 The armour falls apart, and is found to have been empty. The hand jumps. It is the loudest sound that the city has ever heard: one minute past ten.
victory.3 The little key fits. It winds something, somewhere, and all over the house, in drawers and frames and vats, things that he never finished start up and run. They will run for about an hour, says the tag. It is enough to get to the ham.
victory.4 The works take hold. Wheel after wheel it comes up from below, until the floor hums, and you hum with it, and do not notice for some time which tune it is, with the wrong note in it.
victory.5 At noon they bury Master Tell. This time the coffin is as light as it should be. {1}
victory.6 A tin soldier, who is not in the Order of Service, presents arms.
victory.7 The notary reads the last line: "And to whoever gets it going again, the rest of the day."
defeat.1 Ten O'Clock
defeat.2 It is ten o'clock. In the market they look up with their mouths open. It is ten o'clock. Someone should do something about the ham.
defeat.3 ORDER OF SERVICE, second edition. Ten o'clock: the procession leaves the house, with new bearers. Noon: to be announced.
`;
