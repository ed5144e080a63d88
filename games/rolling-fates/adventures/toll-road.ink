// The Toll Road. Voice: a ledger kept by a ballad singer; everything has its price and is written down.
VAR variant = 0
VAR hero = ""
VAR bought = false
VAR gambled = false
VAR rounds = 0

-> END

=== prologue ===
# title The Toll Road
Item: one box of pearwood, the length of a forearm, sealed with a widow’s seal. Item: the road from Hallam to the sea, ninety miles, the last of them a bridge.
The widow Corvane does not say what is in the box. She says who it is for, and that her husband set out with it himself last autumn, with six men and a mule. The mule came back.
“Pay what is asked on the way,” she says, “and then stop paying.” It sounds like something she has long wanted to tell someone.
-> END

=== a1 ===
# title First Mile
{variant == 0:A tree across the road, men sitting on it with their hats pulled down, and in the hedge something barbed, to which they toss bread. “Road upkeep,” says one. It is the worst-kept road in three counties.|A tree across the road, sawn, not fallen. The men on it are pleased to see you. The little thing on the leash is more than pleased. “Half of what you carry,” they say, “and we’ll carry the other half for you.”}
-> END

=== a1_won ===
Paid at the first mile: nothing. You drag the tree aside. The next travellers will think the road is improving.
-> END

=== a2 ===
# title Mother Halfpenny
{variant == 0:She has put her tray down on a milestone and covered it with her apron, as if it were asleep. “Mother Halfpenny,” she says from deep inside the hood. “I buy and I sell, and I never in my life gave anything away. It spoils people.”|You smell her onions before you see her fire. The hood does not turn. “Sit down or buy something,” says Mother Halfpenny. “Sitting costs nothing. It’s the only thing that does, from here to the sea.”}
* [Give her Treasures worth 4 or more: one hero draws 2 Treasures. # id deal # pay value 4]
  She weighs what you gave her against the evening sky. Then she lifts her apron. “Careful, that one bites.” # treasure 2 one # flag bought
* [Give her Treasures worth 2 or more: one hero heals 6. # id remedy # pay value 2]
  It is an onion. It is, however, a very good onion, and over it she sings something that is not for children. # heal 6 one # flag bought
* [Walk on. # id leave]
  “As you like,” says the hood. “I’m at the bridge on Thursday.”
- -> END

=== a3 ===
# title The Mule’s Pasture
{variant == 0:Saddlebags hang in a thorn tree, seven miles from anywhere, buckled shut. The mule must have got rid of them one by one. A sensible animal.|In a dry ditch you find one of the six men, and what he thought worth carrying to the end. You bury him properly. He had good taste.}
-> END

=== a4 ===
# title Cut Rope
{variant == 0:The gorge at Sallow has always been crossed by rope. The rope is still there. Somebody went at it with a knife and lost patience two-thirds of the way through.|A basket hangs from a rope over the gorge at Sallow. The rope has been cut and knotted again, with a bow, by somebody who wanted it to look nice.}
* [Try the rope. # id cross # hero volunteer]
  {hero} goes.
  ** [Defence 2 or more # when defence 2+]
     The rope parts over the middle. {hero} hits the far wall armour first, says a word, and climbs.
  ** [Less Defence # when else]
     The rope parts over the middle, and the far wall of the gorge comes to meet {hero}. # trap 4 hero
-- Then there is a new rope. Whoever crosses next will cross like a bishop.
- The road forks at a gallows. The hedge lane to the left is short and smells of bacon. The mill track to the right is long and squeaks.
* [The hedge lane. # id lane # group]
  Short, then. # edge 0 # reward 1
* [The mill track. # id mill # group]
  Long, then. # edge 1
- -> END

=== a5 ===
# title Bacon
{variant == 0:Breakfast is for eleven, and the captain who hands it round has a good clear whistle and a writ, issued by nobody, entitling her to the road. She reads it to you while her people get behind you.|A toll-house made of doors, and in front of it the hedge people at their bacon. Their captain has gone on ahead, they say, so they have hired a suit of armour to be in charge, and a small demon to laugh at its jokes.}
-> END

=== a5_won ===
Paid in the hedge lane: one breakfast, to you. Among their things is a man’s ring with the Corvane seal. You put it with the box.
-> END

=== a6 ===
# title The Mill at Squint
{variant == 0:It has not ground corn for years. The rats have it now, all of them, and at the top of the stair hangs a light they follow about as if it were preaching.|It has not ground corn for years. The rats have it now, all of them. What has grown in through the window looks on, and rustles, and mends them where you cut.}
-> END

=== a6_won ===
Under the millstone, flat as a letter: a hat with the badge of the Corvane house. You put it with the box.
-> END

=== a7 ===
# title The Inn With No Sign
{variant == 0:The landlord charges for the bed, for the blanket, for the candle, and for the dark when you blow it out. He pours the soup for nothing, and will not discuss it.|There are no other guests. The landlady lays seven bowls too many. In the morning you notice that all of them have been washed.}
-> END

=== a8 ===
# title The Customs House
{variant == 0:Behind a counter stands a woman with a captain’s sash and a stamp. Behind her, along the wall, stand the king’s old sentinels, rusted to the colour of tea. “Anything to declare?” she says, and they all take one step.|The barrier is down. The sentinels beside it were here before the king was. A woman in a captain’s sash has told them that they serve her now. They have no opinion. They have halberds.}
-> END

=== a8_won ===
You stamp your own papers, all of them, with every stamp there is. Nobody who has done that will ever quite respect a stamp again.
-> END

=== end_a ===
# title The Long Bridge
From the last hill you see it: nineteen arches, and the sea under the last. There are lights on it, moving in no hurry from the far end to the near.
The widow’s advice comes to mind. You count what you have left. Then you count your fingers. Strange, the order one does it in.
-> END

=== b1 ===
# title Pledges
{variant == 0:In the wall of the first arch are a hundred little iron doors, like a bakery’s. Behind each lies a pledge nobody came back for. The locks are rust. You try a few.|The keeper of pledges died at his desk with the book open. According to the book, all this belongs to people who are also dead. You sign, neatly, under “heirs”.}
-> END

=== b2 ===
# title The Fourth Arch
{variant == 0:Hounds, with brass plates on their collars. On the plates are the names of travellers, and the amounts.|Up from under the parapet they come, hand over hand, wet, their jaws hooked on like lanterns. These are the ones who tried to save the toll by swimming.}
-> END

=== b2_won ===
{variant == 0:You read the plates, and wish you had not. CORVANE, says one. BALANCE DUE.|The sea takes them back, one after another, without counting.}
-> END

=== b3 ===
# title The Weighing Scales
{variant == 0:At the ninth arch hangs a pair of scales big enough for an ox. The left pan is down, though there is nothing in it. A slate says: WHAT YOU GIVE HERE WILL NOT BE ASKED OF YOU FURTHER ON.|A pair of scales as tall as the gate it hangs in. As you come near, both pans sink a little, as if holding their breath. {bought:Mother Halfpenny has been here: on the beam lies an onion, for luck or as a signature.|On the beam lies an onion. Somebody has tried to pay with it.}}
* [Lay Treasures on the scales: worth 6 sends one enemy away, worth 10 sends two. # id weigh # pay any]
  For a long while the empty pan does not move.
  ** [Worth 10 or more # when value 10+]
     Then it rises like a lark. Ahead of you on the bridge two lights go out. # fewer 2
  ** [Worth 6 to 9 # when value 6+]
     Then it rises by a hand’s breadth. Ahead of you on the bridge one light goes out. # fewer 1
  ** [Worth less # when else]
     Then you go on, with the feeling of having left a tip.
* [Walk through between the pans. # id leave]
  The pans follow you, the way the eyes of some portraits do.
- -> END

=== b4 ===
# title The Counting Room
{variant == 0:Page-boys of brass run up and down the ladders with slips of paper. A monk with a candle on his head is adding. He has come to the end of a column and does not want to lose it. He raises one finger, and all the pages turn round.|Page-boys of brass run up and down the ladders with slips of paper. From the rafters something made of glass lets itself down to check their sums.}
-> END

=== b4_won ===
The slips are receipts. You find one for a mule: “released, as having paid attention”.
-> END

=== b5 ===
# title Double or Nothing
{variant == 0:The guard of the fifteenth arch is chained to it, with a drum, one die, and nothing to do until the world ends. “Odd or even,” he says. “Call it right, I pay. Call it wrong, I have it all back, and some skin. You may stop whenever you like. Nobody does.”|A man chained to the fifteenth arch rolls a die on his drum. He was once ahead, he tells you, by eleven towns. “Odd or even? Win, and I pay. Lose, and I have it all back, with bruises. I’m not allowed to stop. You are.”}
* [Play. # id play # hero volunteer]
  {hero} sits down on the other side of the drum. # flag gambled
  -> call
* [Do not play. # id leave]
  He rolls against himself as you go, and you hear him swear, cheerfully, at the winner.
  -> END
= call
+ [Odd. # id odd]
  ++ [Odd # when luck 1,3,5] -> won
  ++ [Even # when else] -> lost
+ [Even. # id even]
  ++ [Even # when luck 2,4,6] -> won
  ++ [Odd # when else] -> lost
= won
~ rounds = rounds + 1
{rounds == 1:“Beginners,” says the man with the drum, and pays.|“I remember that feeling,” says the man with the drum, and pays.} # win hero
{rounds == 3: “That’s the limit. They put it in for people like me.” -> END}
+ [Go again. # id again]
  “There we are.”
  -> call
+ [Stop. # id stop]
  {hero} stands up. The man with the drum watches {hero} go the way people on a quay watch a ship.
  -> END
= lost
“There we are,” he says, and takes back what he gave, and whatever else his chain lets him reach. # return hero # damage 2 hero
-> END

=== b6 ===
# title Eighteen Arches
{variant == 0:One arch before the end there is a bench with a view of the sea. On its back, in small brass letters: GIVEN. Not by whom, not for whom. You sit there for as long as you dare.|You rest in a niche out of the wind. {gambled:Far back the drum starts up again, a shade faster than before.|Far back somebody rolls a die on a drum, and waits, and rolls again.}}
-> END

=== b7 ===
# title The Toll-Taker
{variant == 0:It has a crown of keys and a coat of receipts, and where the face should be, a slot. It holds out both hands. In one lie six hats, stacked. The other is for you.|“NAME,” says the Toll-Taker. You tell it. It leafs through its book. “HERE YOU ARE,” it says, and turns the book round so that you can see. The column is very long. At the bottom, in red, it says: EVERYTHING.}
{bought:On the parapet sits Mother Halfpenny, her tray on her knees, like a woman at the races. “Thursday,” she says. “I always do the bridge on Thursdays. Don’t stuff it, mind: it can only swallow so much at a go. You get that for nothing.” She seems shocked at herself. # insight}
-> END

=== victory ===
# title Paid
It falls, and what comes out of it is not blood but change: ninety miles of it, rolling away between the balusters into the sea.
The man at the other end opens the pearwood box without a word. In it is a toll-stamp, the first, the king’s own, the one from which all the others were copied. He puts it on an anvil and hands you the hammer.
{bought:Mother Halfpenny sweeps up what is left of the change with her apron. Then she stops, as though something had stung her, and gives you a penny. For nothing, again. She looks quite ill.|On the way back nobody asks you for anything. By the third day you find it unnerving, and leave a coin on a milestone.}
{gambled:The chain at the fifteenth arch lies open on the ground. The die on the drum shows a seven.}
-> END

=== defeat ===
# title Balance Due
{variant == 0:A mule comes down the road to Hallam without a rider, at the pace of an animal that has paid attention.|The widow Corvane hears of it in spring. She has a second box made, of pearwood, the length of a forearm, and puts it in the window until somebody asks.}
-> END
