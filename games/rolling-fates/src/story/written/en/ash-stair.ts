// Made from adventures/ash-stair.ink by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 Ash on the Stair
prologue.2 Day one, foot of the mountain. The stair has nine thousand steps. Nobody knows who cut it. At the top lives a wyrm, and when it is restless, ash falls on forty villages.
prologue.3 We are the second expedition. The first was Captain Odile Marsh’s, in spring: nine persons, all experienced. The villages have kept her letters. The last one says: “Going well. It knows we are coming. Send socks.”
prologue.4 We have brought socks.
a1.1 Step 40. Customs
a1.2 Bandits have the first landing. They sell ropes. They sold them to the first expedition, and collected them afterwards. They take it badly that we have our own.
a1.3 The warm mud beside the first landing is full of toads. They come for the ash. It makes them heavy and gives them ideas.
a1_won.1 Found nine ropes in the hut, coiled, good as new, each with a name on a tag. Left the tags.
a1_won.2 Cleaned boots. Scratched into the rock: MARSH. NINE. ALL WELL. An arrow, up.
a2.1 Step 310. The Pedlar
a2.2 A man in a hood sits on a mule’s saddle, without the mule. He goes up and down here with his goods, he says, as far as people get. “Marsh bought from me. Ask her, when you see her.” He does not say when.
a2.3 In a bend of the stair there is a stall made of one plank. The man behind it wears a hood and all his coats. “Everything from above,” says the hood. “Hardly worn. I had a good spring.”
a2.4 Give him Treasures worth 4 or more: one hero draws 2 Treasures.
a2.5 Give him Treasures worth 2 or more: one hero heals 6.
a2.6 Walk on.
a2.7 He wraps them in a page of somebody’s diary.
a2.8 A bottle without a label, wrapped in a page of somebody’s diary. Half is to be drunk, half rubbed in. He has forgotten which half.
a2.9 “I’ll see you,” says the hood. “One way or the other.”
a3.1 Step 700. Depot One
a3.2 Depot of the first expedition, under stones, intact. A list of the contents in Marsh’s hand, and below it: “To whom it may concern. If you are reading this, it concerns you.”
a3.3 Depot of the first expedition. Two of the tins have been opened from inside. We took the others.
a4.1 Step 1200. Night Attack
a4.2 They came out of the wet gully behind the tents: toads, and with them a man who had lived off them for too long. He croaked first.
a4.3 They came out of the wet gully behind the tents. One of the first expedition came with them. He still had his load on his back, and water ran out of it.
a4_won.1 Tents gone. The first of Marsh’s nine is accounted for: Bo Lund, cook. A tin cup with his name on it. We took it along.
a5.1 Step 1900. Camp
a5.2 Good camp, out of the wind. Socks dried over the fire. The question came up of what a wyrm wants. Slept on it.
a5.3 Good camp. {1}
a5.4 Smoothed out the page the pedlar had used as wrapping. “Day 3,” it says. “The man in the hood is very helpful.”
a5.5 Saw the pedlar’s fire far below us, and then, an hour later, above.
a6.1 Step 2400. The Deserters
a6.2 Two ropes across the stair, and behind them the captain of Marsh’s rearguard. She has a company of her own now. “No one goes up,” she says. “I heard them get there. You didn’t.”
a6.3 A captain in the coat of the first expedition sits on a barrel with a toad at her feet, like a pug. “I count people going up,” she says. “And people coming down. I’m at nine and one. I can’t be doing with more.”
a6_won.1 She was Teresa Voll, second in command. She had kept the log as far as this step, and after that, for two months, only the weather. We have torn out nothing.
end_a.1 The Tree Line
end_a.2 Step 3000. No more trees. The stair goes through a gate whose posts are dogs, sitting, in black stone. One of them has turned its head since we began to write this.
b1.1 Step 3100. The Gate of Hounds
b1.2 The stone ones did not move. It was the others. The monk who feeds them ran along behind, asking us not to hurt them and setting fire to us.
b1.3 The stone ones did not move. It was the others. Something made of glass let itself down from the arch to take whatever the dogs left.
b1_won.1 Collars with numbers. Two numbers are missing. Better not to sleep tonight.
b2.1 Step 3600. Depot Two
b2.2 Depot of the first expedition. They had to leave half their kit here, and chose in a hurry. What is light is gone. What is good is here, and on top of it three letters, with the postage. We took those too.
b2.3 Depot of the first expedition. Everything in it is wrapped in shirts, with care, by somebody used to packing for others. Between two shirts lay three letters, with the postage. We took those too.
b3.1 Step 4100. The Echoing Gallery
b3.2 For a mile the stair runs through the mountain, and the mountain repeats everything. Something is asleep in the side caves; by the sound of it, a good many things. The question is whether to pass or to get it over with.
b3.3 A gallery. Whatever is said here comes back larger. From the ceiling hang cocoons, or bells, all in a row, and at the first sneeze they all turned.
b3.4 Whisper: pass by without a fight.
b3.5 Shout: fight them, but they are stunned at first.
b3.6 A mile on tiptoe. In a side cave two of Marsh’s people sat back to back, the brothers Sarkady, and we could not so much as say good day. Five left.
b3.7 On three, with all the breath there was. What came back was worth an army. Everything in there came out with its hands over its ears, or whatever it had for either.
b4.1 Step 4300. The Side Caves
b4.2 Glass. They had spun the whole gallery shut, thread by thread, and stood in it like figures in a window.
b4.3 Monks. They had sat down in the side caves to hear the mountain repeat their prayers. It had gone on after they died, and so had they.
b4_won.1 Two more of Marsh’s people here, the brothers Imre and Jon Sarkady, sitting back to back. Five left. We moved them into the sun.
b5.1 Step 4900. Camp
b5.2 Not a word above a whisper since the gallery, although it is a day behind us. Then a pan fell, and we laughed until it hurt.
b5.3 Good camp. {1}
b5.4 Voice gone. The mountain still has it, and now and then, down there, tries it out.
b5.5 Little talk.
b5.6 Snow, or ash. One lick settles it.
b5.7 Clear night. All forty villages, each with a light.
b6.1 Step 5500. The Kennelmaster
b6.2 At the upper gate: hounds, on a chain, and the one who holds the chain has been dead longer than they have. A monk walks ahead of him with a bell.
b6.3 At the upper gate: hounds, on a chain, and the one who holds the chain has been dead longer than they have. He has hung his gate with glass, and the glass has legs.
b6_won.1 Behind the gate lie five packs in a row, buckled, with five hats on them. They went on without. So this is where they began to run.
end_b.1 The Warm Stone
end_b.2 Step 6000. The steps are warm. Sit down for a moment, and you do not want to get up again. Two of Marsh’s people did not. They look very comfortable. We covered their faces and went on. We eat standing up.
c1.1 Step 6200. Their Hands
c1.2 What the two had with them they were holding in their laps, ready, as if for inspection. Forgive us. We need it more, or think so.
c1.3 A crevice, and in it, pushed in as far as an arm can reach, everything of value the first expedition had. So somebody here still meant to come back.
c2.1 Step 6600. What Follows Us
c2.2 Wolves. They leave no prints in the ash because they are the ash. They are best seen by not looking: at the edge, patient.
c2.3 Crows. They have followed us for a day, on foot, in a row, like notaries. Now they fly.
c2_won.1 Bound up wounds. The ash we breathe has a taste today, and it is not wood. It occurs to us what there is to burn, up there.
c3.1 Step 7000. The Bone Market
c3.2 There is a market. Round a corner, and there are stalls, and lamps, and customers, none of whom has lips. They buy anything ever carried by somebody warm. They pay in years.
c3.3 There is a market, on a ledge, at this height. The pedlar is here. He has put back his hood, and there is nothing under it but a very white smile. “So you got here,” he says. “One way or the other. Prices are better up here.”
c3.4 Anything can be sold: for every 3 of value, heal 5 or draw a Treasure.
c3_stall.1 The Bone Market
c3_stall.2 {hero} stands at the stall.
c3_stall.3 Sell.
c3_stall.4 Keep everything.
c3_stall.5 They pass it from hand to hand, and each of them holds it for a moment to where a cheek was. Then they pay.
c3_stall.6 “Later,” says the stallholder, not offended. “Everyone sells. Later.”
c3_fork.1 Step 7100
c3_fork.2 Weighed less, felt more. Odd place.
c3_fork.3 Left with everything we had. They waved.
c3_fork.4 Above the market the stair divides around a rock. Left: smoke, and somebody singing in it. Right: a face in the cliff, looking at us.
c3_fork.5 Left, through the smoke.
c3_fork.6 Right, to the face.
c3_fork.7 A wet cloth over the mouth.
c3_fork.8 Hats off.
c4.1 Step 7400. The Novices
c4.2 They sing to the wyrm, and feed it, and catch fire one after another on the high notes. Crows sit around, waiting for the end of the hymn.
c4.3 They sing to the wyrm, and feed it. Their widows have come up the mountain after them, white with salt, and would like company.
c4_won.1 One of Marsh’s people was among them, in a robe: Ansel Dray, surveyor. He had measured every step up to this one, and stopped. His figures are in the appendix.
c5.1 Step 7400. The Face
c5.2 The face has been waiting a long while with its mouth open. “I was a tree,” it says. “I went to work in red. I retired in grey. Now any breath can carry me, and I carry nothing.”
c5.3 The face has been waiting a long while with its mouth open. “I go up the mountain and down the mountain,” it says, “and I have never taken a step. I have taken thousands of yours.”
c5.4 In its ear sits Ansel Dray, the surveyor, with his figures on his knees. He did not know the answer, and did not want to be rude.
c5.5 Smoke.
c5.6 Ash.
c5.7 Charcoal.
c5.8 A leaf.
c5.9 The wind.
c5.10 An echo.
c5.11 A boot.
c5.12 The stair.
c5.13 Climb past, eyes lowered.
c5.14 It watches us go for a long while, and so does he.
c5.right.1 “Marsh said that too,” says the face, and smiles, which brings down some rocks, and with them what it had between its teeth.
c5.wrong.1 It shuts its mouth. A good deal of mountain had been resting on it.
c6.1 Step 7900. Camp
c6.2 No wind. Counted: of the nine there are only two we have not met. Marsh herself, and a boy called Tiny, who carried the flag. We drink to Tiny.
c6.3 Ate the last of the good biscuits. Wrote letters. Put them with the other three. It is getting to be quite a mailbag.
c7.1 Step 8300. The Doorkeeper
c7.2 An ogre from the marshes, very far from home. It has been hired to hold the door, and told it may eat whatever it holds it against. The novice beside it reads to it in the evenings.
c7.3 An ogre from the marshes, very far from home, with a crow on its shoulder that tells it what to think. The ogre is smiling at us. The crow is not.
c7_won.1 Under the ogre’s pillow was a flag, folded up small. So now we have met Tiny as well. One left.
end_c.1 The Last Stair
end_c.2 Step 8500. From here on the steps are so high that we climb them the way children do. They were not cut for people. Perhaps nothing here ever was.
end_c.3 There are hand-holds, marked in chalk, numbered. Marsh’s writing. She went this way alone, and took the time to mark it.
d1.1 Step 8600. Depot Nine
d1.2 One last depot. She carried it all up here by herself; who knows in how many trips. No list this time. Only: “I am sorry it is not more.”
d1.3 One last depot, and a note: “If it is you, Teresa: I am not angry. If it is anybody else: take the rope with the red end. Odile M.”
d1.4 On the left an open ridge leads up under a storm that stands still. On the right is a chimney in the rock, without light, and in it somebody’s shadow.
d1.5 The ridge.
d1.6 The chimney.
d1.7 We rope up.
d1.8 We put out the lamps. It seems politer.
d2.1 Step 8700. The Ridge
d2.2 The herald stands on the ridge with arms raised, conducting. The wolves lie at its feet and glow when it thunders.
d2.3 The herald stands on the ridge with arms raised, conducting. Chains come over the edge on both sides, hand over hand, with nobody in them.
d2_won.1 Hair still on end. There is no mirror up here, which is as well.
d2b.1 Step 8700. The Chimney
d2b.2 There were more of us in the chimney than had gone in. You can tell by the breathing. There were dogs, too. The dogs could at least be seen.
d2b.3 There were more of us in the chimney than had gone in. Something with an oar came up behind us, to collect.
d2b_won.1 Counted ourselves at the top. Counted again. Now it comes out right.
d3.1 Step 8800. Shrine of Small Hours
d3.2 A niche, a stone, a bowl. Somebody who could not sleep once kept watch here, and left it to others, as an institution. In the bowl: one pair of socks, darned.
d3.3 There is a shrine up here. For whom? A bed cut into the rock, and a hollow to kneel in. Marsh was here. She chose the hollow. The chalk gives her away.
d3.4 Sleep: every hero heals 6.
d3.5 Pray: every hero is free of one bad trait until the end of the zone.
d3.6 Slept like the dead, and woke up, which is the difference.
d3.7 Said what had to be said. The rock has heard worse.
d4.1 Step 8850. The Blood-Warm Pool
d4.2 We have to wade. Something in the water lives on what drops from the wyrm. It has never had anything so small, or with so many buckles.
d4.3 We have to wade, past a wall with one shadow too many on it. Then two too many.
d4_won.1 Through. Wrung out the socks.
d5.1 Step 8990. Ten Steps
d5.2 We sit on step 8990 with our feet on 8989. It comes through the stone: a heart, one beat to ten of our breaths. Ate what was left.
d5.3 Ten steps. Somebody sat here before us, for a long time, and wore a little seat into the ash. Beside it lie the chalk and a letter that begins “Dear forty villages”.
d6.1 Step 9000. The Wyrm of the Last Stair
d6.2 It lies around the summit like a rope around a bollard. It opens one eye. In front of the eye, upright, with a hand on its snout, stands Captain Odile Marsh, who has been ash since spring. “It knows we are coming,” her letter said. It is sorry; anyone can see that. It has kept her from blowing away.
d6.3 It is not asleep. It has only been keeping still, so as not to disturb a little heap of ash in front of it, with two boots standing in it. Now it lifts its head and looks at us: at the latest to come, after so many. Then it breathes in.
victory.1 Step 9000
victory.2 It took until evening. When it fell, the mountain rang like a struck bell.
victory.3 Above the last step there is a wall, quite smooth, and scratched into it with a knife: “O. Marsh”, and under that eight other names, all of them, Bo Lund and Teresa Voll and Tiny. She had brought them up with her the only way she could. There was room below. We have added ours, small.
victory.4 On the way down the market was shut. The stallholders stood outside with their hats off, in so far as they had hats. One of them handed back something we had sold. “Warm,” he said. “No charge.”
victory.5 On the way down the pedlar stood aside to let us pass. He had never had anybody come down, he said. He did not know what to charge.
victory.6 The post has been delivered: all the letters, with the right postage. Forty villages have washed their windows. End of the log.
defeat.1 The Log Ends
defeat.2 In autumn the man in the hood goes up as far as people got. He has a good season. He wraps the things in the pages of this log.
defeat.3 Dear third expedition. Depots are marked on the map. Do not sit down. Bring socks.
`;
