// The Clockmaker's Funeral. Voice: an order of service with the times in the margin.
VAR variant = 0
VAR hero = ""
VAR opened = false
VAR lost = false
VAR drilled = false

-> END

=== prologue ===
# title The Clockmaker’s Funeral
ORDER OF SERVICE. Ten o’clock: the coffin of Master Ambrus Tell, Clockmaker to the City, leaves the house. Noon: interment. One o’clock: ham.
You have been hired to carry him, because his apprentices declined. It is now a quarter past ten. The coffin is a beautiful piece of work, his own, and heavier than it should be. You have agreed not to mention that it ticks.
Over the roofs stands his Great Clock. It has said ten o’clock since he died. The city is not sure what to do until it moves. Neither is the ham.
-> END

=== a1 ===
# title Ten Twenty, Guild Street
{variant == 0:The Guild of Sentinels has sent a guard of honour. It lines both sides of the street and presents arms, and goes on presenting them, in your direction. Somebody has wound it up the wrong way.|The gutter comes up to meet the procession. Rats: they have followed the sound for three streets. Something in that coffin is keeping very good time, and they cannot bear it.}
-> END

=== a1_won ===
The procession re-forms. The widow of the man next door is asked to take the second wreath. The coffin ticks on. It has not been put down for a moment, which is more than can be said of you.
-> END

=== a2 ===
# title Ten Fifty, the Tavern
{variant == 0:It is customary to stop here. Five old pallbearers sit at the window with cups in front of them and bones in the cups. “We buried his master,” says the eldest, “and his master’s master. Always stopped here. Always played one for the dead.”|The coffin is put down across two barrels, and the host chalks up one for Master Tell. At the next table the old pallbearers play with bones that have been in the family. “One round for the dead,” they say. “He never minded losing. He minded stopping.”}
* [Play for him: five dice, one re-roll. # id play # hero volunteer]
  {hero} takes the cup. Everybody moves a little closer, even the dead man, it seems.
  ** [Four alike, or a straight # when dice same 4 or low or high]
     Nobody says anything. Then the eldest takes off his hat and starts putting things into it. # treasure 2 hero
  ** [Three alike # when dice same 3]
     “That’s one for him,” says the eldest, and pushes it across the table. # treasure 1 hero
  ** [Less # when else]
     “That’s one for us,” says the eldest. It is done kindly, and it is done at once. # forfeit hero # flag lost
* [One drink, standing. # id leave]
  You drink to Master Tell. In the coffin something strikes, once, softly, like a spoon against a glass.
- -> END

=== a3 ===
# title Eleven, the Reading of the Small Bequests
{variant == 0:The notary walks alongside and reads as he goes. To his barber. To his enemies, by name. “And to those who shall carry me, having been paid too little,” he reads, and unlocks the little handcart.|At the corner of Cog Lane an automaton in a black ribbon hands out the small bequests. What it has for you must have been made weeks ago, and it fits.}
-> END

=== a4 ===
# title Eleven Ten, a Disturbance
{variant == 0:A sentinel that should have been in Guild Street is late, and embarrassed, and has brought imps. They throw something. It may be flowers.|Imps have got hold of the Lord Mayor’s carriage. The toad that draws it was never the Lord Mayor’s. They wave.}
-> END

=== a4_won ===
The Order of Service has no line for this, so the notary writes one in, with the time.
-> END

=== a5 ===
# title Eleven Thirty, Rest at the Fountain
{variant == 0:There is time to rest for as long as the fountain takes to fill. It is one of his. It fills slowly for the tired, and nobody knows how it can tell.|{lost:Somebody comes running from the tavern, out of breath. He presses a sausage into your hands. “You had no luck,” he says. “So we thought: sausage.”|You put your feet in the fountain. It is one of his, and plays a tune he wrote for his wife. It has a wrong note in it, which he left in because she liked it.}}
-> END

=== a6 ===
# title Noon, the Gate of the Graveyard
{variant == 0:The porters of the graveyard have been under water since the canal burst, but they have come. They want to take the coffin now. It is their job, says the head porter, and water runs out of his sleeves. A sentinel has been posted to see that all is done properly, and it takes their side.|The porters of the graveyard have been under water since the canal burst, but they have come, the head porter in front. A man with a knife stands beside him and says that whoever brings him what is in the box need never work again. The drowned would like that.}
-> END

=== a6_won ===
You lower the coffin, and it stops ticking. Over the roofs the Great Clock says ten. Then the lid is pushed up from inside by a small brass hand, holding a note.
-> END

=== end_a ===
# title The Note
“To whoever has carried me. I am not in here; I hope you will forgive the weight. I am where I always was. Somebody has got into my clock and stopped it at the minute of my death, and while it stands there I cannot get any further with the matter myself. Kindly come by way of the workshop. Mind the arch. Yours, A. Tell.”
The notary reads it twice. Then he looks at the ham-coloured sky and strikes out “one o’clock”.
-> END

=== b1 ===
# title The Strongbox
{variant == 0:On the bench stands a strongbox with a face: two keyholes, and a slot that grins. The label says: FOR THE CURIOUS. The last of the curious could count on his fingers up to seven.|The strongbox has three wheels, and hums. It was his masterpiece. He never told anybody what is in it, and neither has the box. It is waiting for somebody with the touch.}
* [Try the lock: five dice, one re-roll, three alike. # id try # hero volunteer]
  {hero} lays an ear against the steel.
  ** [Three alike # when dice same 3]
     Click, click. And then, as if it had been hoping for this, click. From the lid, on a string, hangs a small key with a tag: LATER. # treasure 2 keep 1 hero # flag opened
  ** [Less # when else]
     The slot shuts. It is a very well-made slot. # damage 3 hero
* [Leave it shut. # id leave]
  It hums something after you, in a minor key.
- -> END

=== b2 ===
# title The Errand Boys
{variant == 0:Clockwork pages come down the corridor, in step, with trays. On the trays are letters, and under the letters, knives. Their new master has better manners than the old one, and worse intentions.|His hobby was mirrors. Men of quicksilver step out of the frames to left and right and try on faces, yours among them.}
-> END

=== b2_won ===
{variant == 0:You read the letters. They are all to his daughter, and not one was ever sent.|The empty frames now show you, with a slight delay.}
-> END

=== b3 ===
# title The Drawer of Good Ideas
{variant == 0:A wall of drawers. He labelled everything. TOO LOUD. TOO SOON. WORKS, BUT WHY. You take a few things from the last one.|On the shelf over his bench stand the things he made for nobody. Each has a little flag with a price on it, and every price is zero.}
-> END

=== b4 ===
# title Collapsing Arch
{variant == 0:This is the arch to mind. One wheel holds it up. The wheel turns. It is only a question of which tooth is at the bottom as you go through.|The arch before the furnace is built of cogs, without mortar. It stands as long as it runs. It is running down.}
No dawdling, then. # each b4_arch # then b4_fork
-> END

=== b4_arch ===
# title Collapsing Arch
{hero} runs.
* [1 or 2 # when die 1-2]
  It comes down squarely on {hero}, who has time to admire the workmanship. # trap 6-roll hero
* [3 or 4 # when die 3-4]
  {hero} is through, except for a shoulder and some of the back. # trap 6-roll hero
* [5 or 6 # when die 5-6]
  {hero} comes out on the other side with brass dust everywhere and hardly a scratch. # trap 6-roll hero
- -> END

=== b4_fork ===
# title Two Doors
Then the wheel stops, and the arch is a heap. From here one way leads to the vats, where something slops. The other leads to the forge, where something breathes.
* [To the vats. # id vats]
  It is cooler, at least. # edge 0
* [To the forge. # id forge]
  It is dry, at least. # edge 1 # reward 1
- -> END

=== b5 ===
# title The Vats
{variant == 0:He boiled his own oil. What he skimmed off he never threw away, and in one of the vats it has become interested in people.|Brass page-boys stand chest-deep in the vats, and come out dripping. They have been oiled too well, and are rather fast.}
-> END

=== b5_won ===
You rinse your boots in the last clean vat. It has been keeping one egg warm, dated in pencil. You leave the egg.
-> END

=== b6 ===
# title The Forge
{variant == 0:The bellows have got up. They were always the hardest-working thing in the house. The page-boys have fitted them with arms and asked them to dance.|The bellows have got up. Over the forge hang webs, and in the webs, like lamps, the glass things that wove them. They love the draught.}
-> END

=== b6_won ===
Without the bellows the fire sinks. In the ashes lies a wedding ring that somebody tried to melt, and took out again, and tried to melt again.
-> END

=== b7 ===
# title His Chair
{variant == 0:It is only an armchair with a cushion, and a cold cup beside it. It creaks in a way that is easier to sleep by than silence.|Half past something. You eat the bread he had put by in case he got hungry. {opened:The little key swings on its string and points, whichever way you hold it, up.|}}
-> END

=== b8 ===
# title The Journeyman
{variant == 0:At the foot of the clock stands a man who looks like whoever is looking at him. Tell’s best journeyman, he says, and the only one who understood. Bellows breathe at his back. “He was going to let it run on,” says the journeyman. “After him. As if nothing had happened.”|At the foot of the clock stands the last of the page-boys, in a dead man’s apron. “The Master said: stop the clock when I die, and mourn for a minute,” it says. “I am not good at minutes.” Behind it, bellows fill.}
-> END

=== b8_won ===
The clock door opens. A breath comes out of it, stale, from ten o’clock last week. You go in, and feel your heart miss something, and not get it back.
-> END

=== end_b ===
# title Inside the Great Clock
From inside you see the city through the clock face, backwards. The hands lie across it like bars. People stand in the market and look up with their mouths open: they are waiting to be told.
High above, where the works are, a gavel falls.
-> END

=== c1 ===
# title The Strike Train
{variant == 0:Between the bells he kept what was too good to sell. It hangs from the clappers in little bags, so that each hour would weigh a little more than the last.|The figures that used to come out at noon stand in their cupboard: the king, the miller, Death. They hold out what they carry. They have been meaning to put it down.}
-> END

=== c2 ===
# title The Ratchet Stair
{variant == 0:Letters run round their skin as round the rim of a watch: WATERPROOF. FIFTEEN JEWELS. DO NOT OPEN. They were meant to hold the stair, not to come down it.|Women as white as salt sit on the stair, one to a step, each with a handkerchief. They are the professional mourners. They were paid until noon.}
-> END

=== c2_won ===
{variant == 0:The last thing any of them says is the time. It is right, too: ten.|You find their contract. They were to weep until he was at rest. So they were within their rights, really.}
-> END

=== c3 ===
# title Old Soldier’s Lesson
{variant == 0:In the escapement sits a tin soldier as big as a man. For sixty years he came out at the quarters and presented arms. “You there,” he says. “You stand all wrong. I could show you another way. You’d have to forget the last one.”|“Halt,” says the tin soldier of the quarter-hours. He walks round you, once. “Not bad,” he says. “All of it wrong, but not bad. I’ve one lesson left in the spring. It goes in where the last one came out.”}
* [Take the lesson: the latest trait is put away and another drawn. # id learn # hero volunteer]
  It takes a quarter of an hour, as everything does with him. # retrain hero # flag drilled
* [Salute, and go on. # id leave]
  He returns it. There is a little squeak at the elbow. You would have liked to oil it.
- -> END

=== c4 ===
# title Contempt of Court
{variant == 0:A bailiff with a ledger bars the gallery. Crows sit along his arms, as witnesses. “The deceased versus Time,” he reads. “Adjourned. You are in contempt of it.”|A bailiff with a ledger bars the gallery. The acolytes who attend him have set light to the file. “The deceased versus Time,” he reads, through the smoke. “The evidence has been heard.”}
-> END

=== c4_won ===
You read the ledger. Against the name of Tell it says: ONE MINUTE, OVERDRAWN.
-> END

=== c5 ===
# title Behind the Dial
{variant == 0:You rest behind the XII, where the sun comes through the glass. He had a hammock here, and a window just large enough to spit out of.|You rest behind the VI. {drilled:The tin soldier has come up after you, one step every quarter of an hour, and stands guard at the door.|Some way below you the tin soldier presents arms to nobody, on the quarter.}}
-> END

=== c6 ===
# title The Minute
{variant == 0:The minute sits where the pendulum should hang. It is a hollow knight, in the best plate in the city, and it is holding the pendulum by the arm, like a constable. Its men stand round it. “He gets no more,” it says. “He has had all of his.”|A suit of armour holds the hand of the clock in both gauntlets, and has been holding it since ten. You can see it tremble. “If I let go,” it says, “then he is dead, and it’s later.” Its bailiffs nod. There is something in that. Nevertheless.}
{opened:In the breastplate, where a heart would be, is a very small keyhole. You know now what LATER meant. It opens, and you can see right into the works. # insight}
-> END

=== victory ===
# title One Minute Past
The armour falls apart, and is found to have been empty. The hand jumps. It is the loudest sound the city has ever heard: one minute past ten.
{opened:The little key fits here, too. It winds something, somewhere, and all over the house, in drawers and frames and vats, things he never finished start up and run. They will run for about an hour, says the back of the tag. That is enough to get to the ham.|The works take hold. Wheel after wheel it comes up from below, until the floor hums, and you hum with it: a tune with one wrong note in it, which nobody would dream of putting right.}
At noon they bury Master Tell. This time the coffin is as light as it should be. {drilled:A tin soldier who is not in the Order of Service presents arms.|The notary reads the last line: “And to whoever gets it going again, the rest of the day.”}
-> END

=== defeat ===
# title Ten O’Clock
{variant == 0:It is ten o’clock. In the market they look up with their mouths open. It is ten o’clock. Someone should do something about the ham.|ORDER OF SERVICE, second edition. Ten o’clock: the procession leaves the house, with new bearers. Noon: to be announced.}
-> END
