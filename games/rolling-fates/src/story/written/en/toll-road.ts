// Made from adventures/toll-road.ink by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 The Toll Road
prologue.2 Item: one box of pearwood, the length of a forearm, sealed with a widow’s seal. Item: the road from Hallam to the sea, ninety miles, the last of them a bridge.
prologue.3 The widow Corvane does not say what is in the box. She says who it is for, and that her husband set out with it himself last autumn, with six men and a mule. The mule came back.
prologue.4 “Pay what is asked on the way,” she says, “and then stop paying.” It sounds like something she has long wanted to tell someone.
a1.1 First Mile
a1.2 A tree across the road, men sitting on it with their hats pulled down, and in the hedge something barbed, to which they toss bread. “Road upkeep,” says one. It is the worst-kept road in three counties.
a1.3 A tree across the road, sawn, not fallen. The men on it are pleased to see you. The little thing on the leash is more than pleased. “Half of what you carry,” they say, “and we’ll carry the other half for you.”
a1_won.1 Paid at the first mile: nothing. You drag the tree aside. The next travellers will think the road is improving.
a2.1 Mother Halfpenny
a2.2 She has put her tray down on a milestone and covered it with her apron, as if it were asleep. “Mother Halfpenny,” she says from deep inside the hood. “I buy and I sell, and I never in my life gave anything away. It spoils people.”
a2.3 You smell her onions before you see her fire. The hood does not turn. “Sit down or buy something,” says Mother Halfpenny. “Sitting costs nothing. It’s the only thing that does, from here to the sea.”
a2.4 Give her Treasures worth 4 or more: one hero draws 2 Treasures.
a2.5 Give her Treasures worth 2 or more: one hero heals 6.
a2.6 Walk on.
a2.7 She weighs what you gave her against the evening sky. Then she lifts her apron. “Careful, that one bites.”
a2.8 It is an onion. It is, however, a very good onion, and over it she sings something that is not for children.
a2.9 “As you like,” says the hood. “I’m at the bridge on Thursday.”
a3.1 The Mule’s Pasture
a3.2 Saddlebags hang in a thorn tree, seven miles from anywhere, buckled shut. The mule must have got rid of them one by one. A sensible animal.
a3.3 In a dry ditch you find one of the six men, and what he thought worth carrying to the end. You bury him properly. He had good taste.
a4.1 Cut Rope
a4.2 The gorge at Sallow has always been crossed by rope. The rope is still there. Somebody went at it with a knife and lost patience two-thirds of the way through.
a4.3 A basket hangs from a rope over the gorge at Sallow. The rope has been cut and knotted again, with a bow, by somebody who wanted it to look nice.
a4.4 Try the rope.
a4.5 {hero} goes.
a4.6 Defence 2 or more
a4.7 Less Defence
a4.8 The rope parts over the middle. {hero} hits the far wall armour first, says a word, and climbs.
a4.9 The rope parts over the middle, and the far wall of the gorge comes to meet {hero}.
a4.10 Then there is a new rope. Whoever crosses next will cross like a bishop.
a4.11 The road forks at a gallows. The hedge lane to the left is short and smells of bacon. The mill track to the right is long and squeaks.
a4.12 The hedge lane.
a4.13 The mill track.
a4.14 Short, then.
a4.15 Long, then.
a5.1 Bacon
a5.2 Breakfast is for eleven, and the captain who hands it round has a good clear whistle and a writ, issued by nobody, entitling her to the road. She reads it to you while her people get behind you.
a5.3 A toll-house made of doors, and in front of it the hedge people at their bacon. Their captain has gone on ahead, they say, so they have hired a suit of armour to be in charge, and a small demon to laugh at its jokes.
a5_won.1 Paid in the hedge lane: one breakfast, to you. Among their things is a man’s ring with the Corvane seal. You put it with the box.
a6.1 The Mill at Squint
a6.2 It has not ground corn for years. The rats have it now, all of them, and at the top of the stair hangs a light they follow about as if it were preaching.
a6.3 It has not ground corn for years. The rats have it now, all of them. What has grown in through the window looks on, and rustles, and mends them where you cut.
a6_won.1 Under the millstone, flat as a letter: a hat with the badge of the Corvane house. You put it with the box.
a7.1 The Inn With No Sign
a7.2 The landlord charges for the bed, for the blanket, for the candle, and for the dark when you blow it out. He pours the soup for nothing, and will not discuss it.
a7.3 There are no other guests. The landlady lays seven bowls too many. In the morning you notice that all of them have been washed.
a8.1 The Customs House
a8.2 Behind a counter stands a woman with a captain’s sash and a stamp. Behind her, along the wall, stand the king’s old sentinels, rusted to the colour of tea. “Anything to declare?” she says, and they all take one step.
a8.3 The barrier is down. The sentinels beside it were here before the king was. A woman in a captain’s sash has told them that they serve her now. They have no opinion. They have halberds.
a8_won.1 You stamp your own papers, all of them, with every stamp there is. Nobody who has done that will ever quite respect a stamp again.
end_a.1 The Long Bridge
end_a.2 From the last hill you see it: nineteen arches, and the sea under the last. There are lights on it, moving in no hurry from the far end to the near.
end_a.3 The widow’s advice comes to mind. You count what you have left. Then you count your fingers. Strange, the order one does it in.
b1.1 Pledges
b1.2 In the wall of the first arch are a hundred little iron doors, like a bakery’s. Behind each lies a pledge nobody came back for. The locks are rust. You try a few.
b1.3 The keeper of pledges died at his desk with the book open. According to the book, all this belongs to people who are also dead. You sign, neatly, under “heirs”.
b2.1 The Fourth Arch
b2.2 Hounds, with brass plates on their collars. On the plates are the names of travellers, and the amounts.
b2.3 Up from under the parapet they come, hand over hand, wet, their jaws hooked on like lanterns. These are the ones who tried to save the toll by swimming.
b2_won.1 You read the plates, and wish you had not. CORVANE, says one. BALANCE DUE.
b2_won.2 The sea takes them back, one after another, without counting.
b3.1 The Weighing Scales
b3.2 At the ninth arch hangs a pair of scales big enough for an ox. The left pan is down, though there is nothing in it. A slate says: WHAT YOU GIVE HERE WILL NOT BE ASKED OF YOU FURTHER ON.
b3.3 A pair of scales as tall as the gate it hangs in. As you come near, both pans sink a little, as if holding their breath. {1}
b3.4 Mother Halfpenny has been here: on the beam lies an onion, for luck or as a signature.
b3.5 On the beam lies an onion. Somebody has tried to pay with it.
b3.6 Lay Treasures on the scales: worth 6 sends one enemy away, worth 10 sends two.
b3.7 Walk through between the pans.
b3.8 For a long while the empty pan does not move.
b3.9 Worth 10 or more
b3.10 Worth 6 to 9
b3.11 Worth less
b3.12 Then it rises like a lark. Ahead of you on the bridge two lights go out.
b3.13 Then it rises by a hand’s breadth. Ahead of you on the bridge one light goes out.
b3.14 Then you go on, with the feeling of having left a tip.
b3.15 The pans follow you, the way the eyes of some portraits do.
b4.1 The Counting Room
b4.2 Page-boys of brass run up and down the ladders with slips of paper. A monk with a candle on his head is adding. He has come to the end of a column and does not want to lose it. He raises one finger, and all the pages turn round.
b4.3 Page-boys of brass run up and down the ladders with slips of paper. From the rafters something made of glass lets itself down to check their sums.
b4_won.1 The slips are receipts. You find one for a mule: “released, as having paid attention”.
b5.1 Double or Nothing
b5.2 The guard of the fifteenth arch is chained to it, with a drum, one die, and nothing to do until the world ends. “Odd or even,” he says. “Call it right, I pay. Call it wrong, I have it all back, and some skin. You may stop whenever you like. Nobody does.”
b5.3 A man chained to the fifteenth arch rolls a die on his drum. He was once ahead, he tells you, by eleven towns. “Odd or even? Win, and I pay. Lose, and I have it all back, with bruises. I’m not allowed to stop. You are.”
b5.4 Play.
b5.5 Do not play.
b5.6 {hero} sits down on the other side of the drum.
b5.7 He rolls against himself as you go, and you hear him swear, cheerfully, at the winner.
b5.call.1 Odd.
b5.call.2 Even.
b5.call.3 Odd
b5.call.4 Even
b5.call.5 Even
b5.call.6 Odd
b5.won.1 “Beginners,” says the man with the drum, and pays.
b5.won.2 “I remember that feeling,” says the man with the drum, and pays.
b5.won.3 “That’s the limit. They put it in for people like me.”
b5.won.4 Go again.
b5.won.5 Stop.
b5.won.6 “There we are.”
b5.won.7 {hero} stands up. The man with the drum watches {hero} go the way people on a quay watch a ship.
b5.lost.1 “There we are,” he says, and takes back what he gave, and whatever else his chain lets him reach.
b6.1 Eighteen Arches
b6.2 One arch before the end there is a bench with a view of the sea. On its back, in small brass letters: GIVEN. Not by whom, not for whom. You sit there for as long as you dare.
b6.3 You rest in a niche out of the wind. {1}
b6.4 Far back the drum starts up again, a shade faster than before.
b6.5 Far back somebody rolls a die on a drum, and waits, and rolls again.
b7.1 The Toll-Taker
b7.2 It has a crown of keys and a coat of receipts, and where the face should be, a slot. It holds out both hands. In one lie six hats, stacked. The other is for you.
b7.3 “NAME,” says the Toll-Taker. You tell it. It leafs through its book. “HERE YOU ARE,” it says, and turns the book round so that you can see. The column is very long. At the bottom, in red, it says: EVERYTHING.
b7.4 On the parapet sits Mother Halfpenny, her tray on her knees, like a woman at the races. “Thursday,” she says. “I always do the bridge on Thursdays. Don’t stuff it, mind: it can only swallow so much at a go. You get that for nothing.” She seems shocked at herself.
victory.1 Paid
victory.2 It falls, and what comes out of it is not blood but change: ninety miles of it, rolling away between the balusters into the sea.
victory.3 The man at the other end opens the pearwood box without a word. In it is a toll-stamp, the first, the king’s own, the one from which all the others were copied. He puts it on an anvil and hands you the hammer.
victory.4 Mother Halfpenny sweeps up what is left of the change with her apron. Then she stops, as though something had stung her, and gives you a penny. For nothing, again. She looks quite ill.
victory.5 On the way back nobody asks you for anything. By the third day you find it unnerving, and leave a coin on a milestone.
victory.6 The chain at the fifteenth arch lies open on the ground. The die on the drum shows a seven.
defeat.1 Balance Due
defeat.2 A mule comes down the road to Hallam without a rider, at the pace of an animal that has paid attention.
defeat.3 The widow Corvane hears of it in spring. She has a second box made, of pearwood, the length of a forearm, and puts it in the window until somebody asks.
`;
