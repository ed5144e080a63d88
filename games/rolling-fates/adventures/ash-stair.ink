// Ash on the Stair. Voice: the log of an expedition, terse, short of breath. An expedition says "we", even when it is one person.
VAR variant = 0
VAR hero = ""
VAR traded = false
VAR whispered = false
VAR shouted = false
VAR sold = false

-> END

=== prologue ===
# title Ash on the Stair
Day one, foot of the mountain. The stair has nine thousand steps. Nobody knows who cut it. At the top lives a wyrm, and when it is restless, ash falls on forty villages.
We are the second expedition. The first was Captain Odile Marsh’s, in spring: nine persons, all experienced. The villages have kept her letters. The last one says: “Going well. It knows we are coming. Send socks.”
We have brought socks.
-> END

=== a1 ===
# title Step 40. Customs
{variant == 0:Bandits have the first landing. They sell ropes. They sold them to the first expedition, and collected them afterwards. They take it badly that we have our own.|The warm mud beside the first landing is full of toads. They come for the ash. It makes them heavy and gives them ideas.}
-> END

=== a1_won ===
{variant == 0:Found nine ropes in the hut, coiled, good as new, each with a name on a tag. Left the tags.|Cleaned boots. Scratched into the rock: MARSH. NINE. ALL WELL. An arrow, up.}
-> END

=== a2 ===
# title Step 310. The Pedlar
{variant == 0:A man in a hood sits on a mule’s saddle, without the mule. He goes up and down here with his goods, he says, as far as people get. “Marsh bought from me. Ask her, when you see her.” He does not say when.|In a bend of the stair there is a stall made of one plank. The man behind it wears a hood and all his coats. “Everything from above,” says the hood. “Hardly worn. I had a good spring.”}
* [Give him Treasures worth 4 or more: one hero draws 2 Treasures. # id deal # pay value 4]
  He wraps them in a page of somebody’s diary. # treasure 2 one # flag traded
* [Give him Treasures worth 2 or more: one hero heals 6. # id remedy # pay value 2]
  A bottle without a label, wrapped in a page of somebody’s diary. Half is to be drunk, half rubbed in. He has forgotten which half. # heal 6 one # flag traded
* [Walk on. # id leave]
  “I’ll see you,” says the hood. “One way or the other.”
- -> END

=== a3 ===
# title Step 700. Depot One
{variant == 0:Depot of the first expedition, under stones, intact. A list of the contents in Marsh’s hand, and below it: “To whom it may concern. If you are reading this, it concerns you.”|Depot of the first expedition. Two of the tins have been opened from inside. We took the others.}
-> END

=== a4 ===
# title Step 1200. Night Attack
{variant == 0:They came out of the wet gully behind the tents: toads, and with them a man who had lived off them for too long. He croaked first.|They came out of the wet gully behind the tents. One of the first expedition came with them. He still had his load on his back, and water ran out of it.}
-> END

=== a4_won ===
Tents gone. The first of Marsh’s nine is accounted for: Bo Lund, cook. A tin cup with his name on it. We took it along.
-> END

=== a5 ===
# title Step 1900. Camp
{variant == 0:Good camp, out of the wind. Socks dried over the fire. The question came up of what a wyrm wants. Slept on it.|Good camp. {traded:Smoothed out the page the pedlar had used as wrapping. “Day 3,” it says. “The man in the hood is very helpful.”|Saw the pedlar’s fire far below us, and then, an hour later, above.}}
-> END

=== a6 ===
# title Step 2400. The Deserters
{variant == 0:Two ropes across the stair, and behind them the captain of Marsh’s rearguard. She has a company of her own now. “No one goes up,” she says. “I heard them get there. You didn’t.”|A captain in the coat of the first expedition sits on a barrel with a toad at her feet, like a pug. “I count people going up,” she says. “And people coming down. I’m at nine and one. I can’t be doing with more.”}
-> END

=== a6_won ===
She was Teresa Voll, second in command. She had kept the log as far as this step, and after that, for two months, only the weather. We have torn out nothing.
-> END

=== end_a ===
# title The Tree Line
Step 3000. No more trees. The stair goes through a gate whose posts are dogs, sitting, in black stone. One of them has turned its head since we began to write this.
-> END

=== b1 ===
# title Step 3100. The Gate of Hounds
{variant == 0:The stone ones did not move. It was the others. The monk who feeds them ran along behind, asking us not to hurt them and setting fire to us.|The stone ones did not move. It was the others. Something made of glass let itself down from the arch to take whatever the dogs left.}
-> END

=== b1_won ===
Collars with numbers. Two numbers are missing. Better not to sleep tonight.
-> END

=== b2 ===
# title Step 3600. Depot Two
{variant == 0:Depot of the first expedition. They had to leave half their kit here, and chose in a hurry. What is light is gone. What is good is here, and on top of it three letters, with the postage. We took those too.|Depot of the first expedition. Everything in it is wrapped in shirts, with care, by somebody used to packing for others. Between two shirts lay three letters, with the postage. We took those too.}
-> END

=== b3 ===
# title Step 4100. The Echoing Gallery
{variant == 0:For a mile the stair runs through the mountain, and the mountain repeats everything. Something is asleep in the side caves; by the sound of it, a good many things. The question is whether to pass or to get it over with.|A gallery. Whatever is said here comes back larger. From the ceiling hang cocoons, or bells, all in a row, and at the first sneeze they all turned.}
* [Whisper: pass by without a fight. # id whisper]
  A mile on tiptoe. In a side cave two of Marsh’s people sat back to back, the brothers Sarkady, and we could not so much as say good day. Five left. # skip # flag whispered
* [Shout: fight them, but they are stunned at first. # id shout]
  On three, with all the breath there was. What came back was worth an army. Everything in there came out with its hands over its ears, or whatever it had for either. # stunned # flag shouted
- -> END

=== b4 ===
# title Step 4300. The Side Caves
{variant == 0:Glass. They had spun the whole gallery shut, thread by thread, and stood in it like figures in a window.|Monks. They had sat down in the side caves to hear the mountain repeat their prayers. It had gone on after they died, and so had they.}
-> END

=== b4_won ===
Two more of Marsh’s people here, the brothers Imre and Jon Sarkady, sitting back to back. Five left. We moved them into the sun.
-> END

=== b5 ===
# title Step 4900. Camp
{whispered:Not a word above a whisper since the gallery, although it is a day behind us. Then a pan fell, and we laughed until it hurt.|Good camp. {shouted:Voice gone. The mountain still has it, and now and then, down there, tries it out.|Little talk.}}
{variant == 0:Snow, or ash. One lick settles it.|Clear night. All forty villages, each with a light.}
-> END

=== b6 ===
# title Step 5500. The Kennelmaster
{variant == 0:At the upper gate: hounds, on a chain, and the one who holds the chain has been dead longer than they have. A monk walks ahead of him with a bell.|At the upper gate: hounds, on a chain, and the one who holds the chain has been dead longer than they have. He has hung his gate with glass, and the glass has legs.}
-> END

=== b6_won ===
Behind the gate lie five packs in a row, buckled, with five hats on them. They went on without. So this is where they began to run.
-> END

=== end_b ===
# title The Warm Stone
Step 6000. The steps are warm. Sit down for a moment, and you do not want to get up again. Two of Marsh’s people did not. They look very comfortable. We covered their faces and went on. We eat standing up.
-> END

=== c1 ===
# title Step 6200. Their Hands
{variant == 0:What the two had with them they were holding in their laps, ready, as if for inspection. Forgive us. We need it more, or think so.|A crevice, and in it, pushed in as far as an arm can reach, everything of value the first expedition had. So somebody here still meant to come back.}
-> END

=== c2 ===
# title Step 6600. What Follows Us
{variant == 0:Wolves. They leave no prints in the ash because they are the ash. They are best seen by not looking: at the edge, patient.|Crows. They have followed us for a day, on foot, in a row, like notaries. Now they fly.}
-> END

=== c2_won ===
Bound up wounds. The ash we breathe has a taste today, and it is not wood. It occurs to us what there is to burn, up there.
-> END

=== c3 ===
# title Step 7000. The Bone Market
{variant == 0:There is a market. Round a corner, and there are stalls, and lamps, and customers, none of whom has lips. They buy anything ever carried by somebody warm. They pay in years.|There is a market, on a ledge, at this height. The pedlar is here. He has put back his hood, and there is nothing under it but a very white smile. “So you got here,” he says. “One way or the other. Prices are better up here.”}
Anything can be sold: for every 3 of value, heal 5 or draw a Treasure. # each c3_stall # then c3_fork
-> END

=== c3_stall ===
# title The Bone Market
{hero} stands at the stall.
* [Sell. # id sell # pay any hero]
  They pass it from hand to hand, and each of them holds it for a moment to where a cheek was. Then they pay. # barter hero # flag sold
* [Keep everything. # id keep]
  “Later,” says the stallholder, not offended. “Everyone sells. Later.”
- -> END

=== c3_fork ===
# title Step 7100
{sold:Weighed less, felt more. Odd place.|Left with everything we had. They waved.}
Above the market the stair divides around a rock. Left: smoke, and somebody singing in it. Right: a face in the cliff, looking at us.
* [Left, through the smoke. # id left]
  A wet cloth over the mouth. # edge 0
* [Right, to the face. # id right]
  Hats off. # edge 1
- -> END

=== c4 ===
# title Step 7400. The Novices
{variant == 0:They sing to the wyrm, and feed it, and catch fire one after another on the high notes. Crows sit around, waiting for the end of the hymn.|They sing to the wyrm, and feed it. Their widows have come up the mountain after them, white with salt, and would like company.}
-> END

=== c4_won ===
One of Marsh’s people was among them, in a robe: Ansel Dray, surveyor. He had measured every step up to this one, and stopped. His figures are in the appendix.
-> END

=== c5 ===
# title Step 7400. The Face
{ variant:
- 0: The face has been waiting a long while with its mouth open. “I was a tree,” it says. “I went to work in red. I retired in grey. Now any breath can carry me, and I carry nothing.”
- else: The face has been waiting a long while with its mouth open. “I go up the mountain and down the mountain,” it says, “and I have never taken a step. I have taken thousands of yours.”
}
In its ear sits Ansel Dray, the surveyor, with his figures on his knees. He did not know the answer, and did not want to be rude.
* { variant == 0 } [Smoke. # id smoke]
  -> wrong
* { variant == 0 } [Ash. # id ash]
  -> right
* { variant == 0 } [Charcoal. # id charcoal]
  -> wrong
* { variant == 0 } [A leaf. # id leaf]
  -> wrong
* { variant != 0 } [The wind. # id wind]
  -> wrong
* { variant != 0 } [An echo. # id echo]
  -> wrong
* { variant != 0 } [A boot. # id boot]
  -> wrong
* { variant != 0 } [The stair. # id stair]
  -> right
* [Climb past, eyes lowered. # id skip]
  It watches us go for a long while, and so does he.
  -> END
= right
“Marsh said that too,” says the face, and smiles, which brings down some rocks, and with them what it had between its teeth. # treasure 1 each
-> END
= wrong
It shuts its mouth. A good deal of mountain had been resting on it. # damage 2 each
-> END

=== c6 ===
# title Step 7900. Camp
{variant == 0:No wind. Counted: of the nine there are only two we have not met. Marsh herself, and a boy called Tiny, who carried the flag. We drink to Tiny.|Ate the last of the good biscuits. Wrote letters. Put them with the other three. It is getting to be quite a mailbag.}
-> END

=== c7 ===
# title Step 8300. The Doorkeeper
{variant == 0:An ogre from the marshes, very far from home. It has been hired to hold the door, and told it may eat whatever it holds it against. The novice beside it reads to it in the evenings.|An ogre from the marshes, very far from home, with a crow on its shoulder that tells it what to think. The ogre is smiling at us. The crow is not.}
-> END

=== c7_won ===
Under the ogre’s pillow was a flag, folded up small. So now we have met Tiny as well. One left.
-> END

=== end_c ===
# title The Last Stair
Step 8500. From here on the steps are so high that we climb them the way children do. They were not cut for people. Perhaps nothing here ever was.
There are hand-holds, marked in chalk, numbered. Marsh’s writing. She went this way alone, and took the time to mark it.
-> END

=== d1 ===
# title Step 8600. Depot Nine
{variant == 0:One last depot. She carried it all up here by herself; who knows in how many trips. No list this time. Only: “I am sorry it is not more.”|One last depot, and a note: “If it is you, Teresa: I am not angry. If it is anybody else: take the rope with the red end. Odile M.”}
On the left an open ridge leads up under a storm that stands still. On the right is a chimney in the rock, without light, and in it somebody’s shadow.
* [The ridge. # id ridge]
  We rope up. # edge 0
* [The chimney. # id chimney]
  We put out the lamps. It seems politer. # edge 1 # reward 1
- -> END

=== d2 ===
# title Step 8700. The Ridge
{variant == 0:The herald stands on the ridge with arms raised, conducting. The wolves lie at its feet and glow when it thunders.|The herald stands on the ridge with arms raised, conducting. Chains come over the edge on both sides, hand over hand, with nobody in them.}
-> END

=== d2_won ===
Hair still on end. There is no mirror up here, which is as well.
-> END

=== d2b ===
# title Step 8700. The Chimney
{variant == 0:There were more of us in the chimney than had gone in. You can tell by the breathing. There were dogs, too. The dogs could at least be seen.|There were more of us in the chimney than had gone in. Something with an oar came up behind us, to collect.}
-> END

=== d2b_won ===
Counted ourselves at the top. Counted again. Now it comes out right.
-> END

=== d3 ===
# title Step 8800. Shrine of Small Hours
{variant == 0:A niche, a stone, a bowl. Somebody who could not sleep once kept watch here, and left it to others, as an institution. In the bowl: one pair of socks, darned.|There is a shrine up here. For whom? A bed cut into the rock, and a hollow to kneel in. Marsh was here. She chose the hollow. The chalk gives her away.}
* [Sleep: every hero heals 6. # id sleep]
  Slept like the dead, and woke up, which is the difference. # heal 6 each
* [Pray: every hero is free of one bad trait until the end of the zone. # id pray]
  Said what had to be said. The rock has heard worse. # mute each
- -> END

=== d4 ===
# title Step 8850. The Blood-Warm Pool
{variant == 0:We have to wade. Something in the water lives on what drops from the wyrm. It has never had anything so small, or with so many buckles.|We have to wade, past a wall with one shadow too many on it. Then two too many.}
-> END

=== d4_won ===
Through. Wrung out the socks.
-> END

=== d5 ===
# title Step 8990. Ten Steps
{variant == 0:We sit on step 8990 with our feet on 8989. It comes through the stone: a heart, one beat to ten of our breaths. Ate what was left.|Ten steps. Somebody sat here before us, for a long time, and wore a little seat into the ash. Beside it lie the chalk and a letter that begins “Dear forty villages”.}
-> END

=== d6 ===
# title Step 9000. The Wyrm of the Last Stair
{variant == 0:It lies around the summit like a rope around a bollard. It opens one eye. In front of the eye, upright, with a hand on its snout, stands Captain Odile Marsh, who has been ash since spring. “It knows we are coming,” her letter said. It is sorry; anyone can see that. It has kept her from blowing away.|It is not asleep. It has only been keeping still, so as not to disturb a little heap of ash in front of it, with two boots standing in it. Now it lifts its head and looks at us: at the latest to come, after so many. Then it breathes in.}
-> END

=== victory ===
# title Step 9000
It took until evening. When it fell, the mountain rang like a struck bell.
Above the last step there is a wall, quite smooth, and scratched into it with a knife: “O. Marsh”, and under that eight other names, all of them, Bo Lund and Teresa Voll and Tiny. She had brought them up with her the only way she could. There was room below. We have added ours, small.
{sold:On the way down the market was shut. The stallholders stood outside with their hats off, in so far as they had hats. One of them handed back something we had sold. “Warm,” he said. “No charge.”|On the way down the pedlar stood aside to let us pass. He had never had anybody come down, he said. He did not know what to charge.}
The post has been delivered: all the letters, with the right postage. Forty villages have washed their windows. End of the log.
-> END

=== defeat ===
# title The Log Ends
{variant == 0:In autumn the man in the hood goes up as far as people got. He has a good season. He wraps the things in the pages of this log.|Dear third expedition. Depots are marked on the map. Do not sit down. Bring socks.}
-> END
