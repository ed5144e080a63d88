// Candles for Nera. Voice: quiet, close to the ground, a village that has been grieving out of habit.
VAR variant = 0
VAR hero = ""
VAR escorted = false
VAR prayed = false
VAR misses = 0
VAR call = 0

-> END

=== prologue ===
# title Candles for Nera
In the village of Wicks a candle is put in every window at dusk, for Nera, who is late.
She was late for her wedding first, and then for everything. That was two hundred years ago. As long as the candles burn she waits, down there under the chapel, and is patient. Last week it was very windy.
The chandler counts out the candles you will need. There are not many. “Bring her these,” she says. “Or bring her up. Or, you know.” She does not say the third thing. She has a daughter called Nera. Half of Wicks has.
-> END

=== a1 ===
# title Lost Apprentice
{variant == 0:A boy sits on the churchyard wall with a bundle of wicks in his arms, crying as quietly as he can. He was to take them to the far farms before dark, and there are people on the road who take things. He is Pim, the chandler’s apprentice, and he is nine and three-quarters.|Between the beehives somebody has been hiding for so long that he has fallen asleep: Pim, the chandler’s boy. He has a bundle of wicks to deliver, and a fear of the road that turns out to be well founded.}
* [Take Pim along: one more enemy in the next fight, and a Treasure for each hero when it is won. # id escort]
  He walks close by, holding on to the nearest sleeve. He knows the name of every house. # reinforce hedge-bandit 1 # reward 1 # flag escorted
* [Show him the short way home. # id point]
  He looks along the short way. Then he says thank you, as he has been taught, and goes.
- -> END

=== a2 ===
# title The Windy Lane
{variant == 0:Lights come down the lane at the height of a child’s hand, and none of them is in a window. A man with a sack walks among them and collects what people drop when they run.|Lights come down the lane at the height of a child’s hand. A toad has swallowed one of them and glows like a lampshade.}
-> END

=== a2_won ===
{escorted:Pim comes out from under a cart and pays, from both pockets. It is a deposit, he says. The balance is at the far farms.|One after another the windows of the lane are lit again. Nobody opens a door.}
-> END

=== a3 ===
# title What the Farms Can Spare
{variant == 0:They have put it out on the doorsteps, in front of shut doors: things from attics and dowry chests, each with a candle stub on top. Nobody in Wicks ever gives only one thing.|An old couple ask you in and show you what belonged to their son, who went down to reason with her. They want you to have it. They want it so calmly.}
-> END

=== a4 ===
# title The Wash-House
{variant == 0:In the wash-house the sheets are being wrung out by the drowned, who are thorough. They carried the bridal chest, and the ford was high that year.|The trough has been dry for years. What sits in it is not. It blinks at you, and swells.}
-> END

=== a4_won ===
At the bottom of the trough lies a white glove, buttoned, the size of a girl’s hand. It is dry.
-> END

=== a5 ===
# title The Chandler’s Back Room
{variant == 0:It is warm, and smells of honey and mutton. The small bed by the stove is not offered to you. You sleep between the racks, under rows and rows of candles hung up by their wicks, pale, like something waiting to be born.|The chandler feeds you bread and dripping, and does not talk. {escorted:Pim sleeps on the floor across the door, with a poker, on guard.|There is a small empty bed by the stove. She keeps looking at it.}}
-> END

=== a6 ===
# title The Wedding Guests
{variant == 0:People with spades have taken over the chapel yard. Their captain has been told that a bride’s portion is buried here, and that the thorns around it bark. Both are true. “We were here first,” she says. They are two hundred years late, like everyone.|A captain in a stolen wedding coat is having the yard dug up, grave by grave. The small things that dig for her wear the veils they have found. They giggle.}
-> END

=== a6_won ===
You fill in the graves. It takes until evening. Only then do you see that the chapel door has been standing open all this time, like somebody who does not want to interrupt.
-> END

=== end_a ===
# title Under the Chapel
Behind the altar a stair goes down. Every step is worn hollow on the left side only: people came down here, and did not go up.
You light the first of the candles. The flame leans forward, like a dog that smells home.
-> END

=== b1 ===
# title Shrine of Small Hours
{variant == 0:In a niche sits a saint with no face, the saint of those who cannot sleep. Before her are a mat and a cushion, and both have seen a great deal of use.|The niche belongs to Saint Ottel of the Small Hours. He is depicted lying down. Petitioners have lain down beside him for so long that there are two hollows in the stone.}
* [Sleep: every hero heals 6. # id sleep]
  Nobody dreams. That is what the saint is for. # heal 6 each
* [Pray: every hero is free of one bad trait until the end of the zone. # id pray]
  You tell the stone something you do not like about yourself. The stone takes it. It has room. # mute each # flag prayed
- -> END

=== b2 ===
# title The Litany
{variant == 0:Monks kneel along the passage with candles growing out of their hoods. They have been saying one prayer between them, a word each, for as long as there have been monks. It has come round to you, and you do not know the word.|The passage is hung with curtains of thread, and the threads sing when you brush them. The singers come down to see. They are transparent, and have too many elbows.}
-> END

=== b2_won ===
{variant == 0:The wax goes on running for a while. Only now do you hear what the prayer was: a list of excuses, for a bride.|You step over a litter of glass. In every shard is a small flame, and it is the flame of your candle.}
-> END

=== b3 ===
# title The Bridal Chest
{variant == 0:The chest was carried down after all. It is full, folded, scented, with a card: FOR AFTERWARDS. There are things in it no bride would need. Her father was a practical man.|Someone went through the chest before you and took only the mirror. You take the rest. It does not feel good. You take it all the same.}
Behind the chest are two doors. One is carved with a ferry and a coin. The other has no handle, only three little hollows, as wide as dice.
* [The door with the ferry. # id ferry]
  It is not locked. Of course it is not. # edge 0
* [The door with the hollows. # id hollows]
  You blow the dust out of them. # edge 1
- -> END

=== b4 ===
# title The Ferryman’s Row
{variant == 0:Coins were laid on their eyes, and somebody came and took the coins. They have been looking for them ever since. They look at your pockets with their whole heads.|Men in black line the wall like mirrors in a dancing school. The groom’s friends: they swore to fight anyone who spoke against the match. When you draw, they draw. When you breathe, they do.}
-> END

=== b4_won ===
{variant == 0:You lay a coin on each eye. It is your own money, and nobody ever mentions it.|The last one bows before he falls. Before you know it, you have bowed back.}
-> END

=== b5 ===
# title Number Door
{ variant:
- 0: Three hollows, three bone dice on a shelf, and a line cut over the door: LET WHAT YOU HIDE COME TO TWELVE. The dice are good ones: opposite sides make seven.
- else: Three hollows, three bone dice on a shelf, and two lines cut over the door: MULTIPLIED WE ARE THE HOURS OF A DAY. ADDED WE ARE NOON WITH THREE TAKEN AWAY.
}
-> try
= try
* { variant == 0 } [Lay 3, 4 and 5. # id dice:3-4-5]
  -> miss
* { variant == 0 } [Lay 1, 2 and 6. # id dice:1-2-6]
  -> open
* { variant == 0 } [Lay 6, 6 and 6. # id dice:6-6-6]
  -> miss
* { variant == 0 } [Lay 1, 4 and 6. # id dice:1-4-6]
  -> miss
* { variant != 0 } [Lay 1, 4 and 6. # id dice:1-4-6]
  -> miss
* { variant != 0 } [Lay 2, 2 and 6. # id dice:2-2-6]
  -> miss
* { variant != 0 } [Lay 3, 3 and 3. # id dice:3-3-3]
  -> miss
* { variant != 0 } [Lay 2, 3 and 4. # id dice:2-3-4]
  -> open
= miss
~ misses = misses + 1
{misses == 1:The hollows drink. It is not much, and it hardly hurts. You are merely a little later than you were.|The hollows drink again.} # lose 1 each
{misses < 3: -> try}
Then the door opens all the same, from the other side. A monk with a full bucket looks at you, sighs, and holds the door.
-> END
= open
{variant == 0:Nine above, twelve below. The door goes up into the wall like an eyelid.|Four-and-twenty, and nine. The door goes up into the wall like an eyelid.}
-> END

=== b6 ===
# title The Choir
{variant == 0:The choir stalls are webbed from arm to arm, and the weavers sit in them like canons. At the lectern one monk still turns the pages.|The monks have come here to be together. Over their heads, from pillar to pillar, something has spun a second ceiling and sits in the middle of it, with the candles shining through.}
-> END

=== b6_won ===
On the lectern lies the marriage register. Two names are entered, and a date. Where the second signature should be, the paper has been touched so often that there is a hole.
-> END

=== b7 ===
# title The Sacristy
{variant == 0:There is a jug here, and the water in it is cold and fresh. There are biscuits. The biscuits are not two hundred years old. You stop thinking, and eat.|You sit among the vestments and burn one of your candles just to see by. {prayed:For the first time in years there is something you are not worrying about.|It burns down faster than it should.}}
-> END

=== b8 ===
# title The Best Men
{variant == 0:The groom’s friends guard the last door, in dancing shoes, and the best man stands in front, glass in hand. They have practised on each other, and there is nothing you can do that they have not seen. Behind them a ferryman leans on his oar.|The ferrymen have been drinking the groom’s wine, and the best man has let them. Now both sides are ashamed, and here you are, a way of settling it. The best man raises his glass.}
-> END

=== b8_won ===
Through the last door comes a smell of wax and roses. And a sound, small and even. Someone is tapping a foot.
-> END

=== end_b ===
# title The Last Flight
There are no steps now, only a slope of wax, two hundred years deep, run down from every candle in Wicks. You had wondered where the light went.
You slide more than walk, and cannot help laughing. It is the first laugh down here in so long that the dark seems to turn its head.
-> END

=== c1 ===
# title The Cloakroom
{variant == 0:A cloakroom, with numbered hooks. Everybody who came down to comfort her left something. You take what is on the hooks, and hang up the numbers.|Here hang the coats of everybody who stayed. In the pockets: keys, letters, the tools of their trades. You find that you say “may I” each time.}
-> END

=== c2 ===
# title The Gilded Chairs
{variant == 0:The aunts have sat beside her all this time, telling her that he would come. It has turned them quite white, and when they weep, it stays on their cheeks and crackles. They do not want her disturbed.|Chains hang between the gilded chairs, as in a theatre. When you come near they lift themselves off their hooks. Whoever wears them has nothing else left on.}
-> END

=== c2_won ===
{variant == 0:One of the aunts had been knitting the same stocking for two centuries. It goes round the room eleven times. You step over it with care.|The chains lie over the seats. RESERVED, says the little plate on each of them.}
-> END

=== c3 ===
# title Dice Altar
{variant == 0:A side altar, to whatever saint looks after chances. Guests threw here for her, once each, to see if he would come. The stone is pitted as if by hail.|There is a table with a single die on it, and a card: WILL HE? Each guest might throw once. The score was kept on the wall, in pencil. It is a large wall.}
Every guest names a number and throws. # each c3_throw
-> END

=== c3_throw ===
# title Dice Altar
{hero} holds the die for a moment.
+ [Name one. # id face:1]
  ~ call = 1
+ [Name two. # id face:2]
  ~ call = 2
+ [Name three. # id face:3]
  ~ call = 3
+ [Name four. # id face:4]
  ~ call = 4
+ [Name five. # id face:5]
  ~ call = 5
+ [Name six. # id face:6]
  ~ call = 6
- It rolls on its edge for longer than a die should.
* [The number that was named # when luck {call}]
  It lies there as if it had never lain any other way. Somewhere in {hero} a knot comes undone. # maxlife 3 hero
* [Any other number # when else]
  It lies there, and it is wrong. {hero} feels older, by exactly the length of a “no”. # maxlife -1 hero
- -> END

=== c4 ===
# title The Organ Loft
{variant == 0:The acolytes keep up the heat. They have nothing left to burn but themselves, and have begun at the hem.|Crows sit along the tops of the pipes, in good black, heads to one side. They were at the wedding too. They were at all of them.}
-> END

=== c4_won ===
The organ lets out the last of its air by itself. It is nearly a tune. It is nearly the one they had picked.
-> END

=== c5 ===
# title Before the Door
{escorted:Somebody is sitting on the doorstep with a lantern. “You forgot these,” says Pim. It is the rest of the wicks, and a pot of honey. He walked the whole way alone, on the left side of the steps. “I wasn’t scared,” he says. “Only nearly.” He may not come any further, but he may hold the lamp. # heal 2 each|You sit down on the doorstep and eat what there is. It would be nice to have a lantern. It would be nice to have some honey. You look up the slope, and nobody comes.}
{variant == 0:Behind the door the foot taps.|The tapping has stopped. She has heard you.}
-> END

=== c6 ===
# title Nera Who Waits
{variant == 0:She is young. You had expected anything but that. She sits very straight, in a white dress, among ten thousand candles, and turns round with such a face that for a moment you wish you were somebody else. Then she sees that you are not.|“You’re late,” says Nera. Her voice is quite friendly. All around her the flames lie down flat, towards her, like grass. “Everyone is so late. I have kept everything exactly as it was. Come here, and I will keep you.”}
-> END

=== victory ===
# title Dusk in Wicks
At the end she asks you what year it is, and you tell her. She counts on her fingers. “Then he’s dead,” says Nera. “Then it wasn’t that he didn’t want to.” She takes off the other glove. When you look again there is a dress on a chair, and ten thousand candles that are only candles.
You put them out, one after another. It takes all night.
{escorted:In the evening Pim goes from window to window in Wicks with a snuffer on a pole twice as long as he is. At every house he says it, the way you told him to: “She isn’t waiting any more.” At every house somebody starts to cry, and asks him in.|In the evening the windows of Wicks are lit, from habit. It is the chandler who comes out at last with a snuffer, and begins with her own. Nobody has slept in the small bed by her stove. She does not ask whether you met anyone on the road.}
-> END

=== defeat ===
# title More Candles
{variant == 0:In Wicks they add to the candles in each window, until there is one for everybody who went down. People will ask what you were called. Half the village will be called that.|Down there it is warm, and very bright. She has kept a chair free. She tells you about him, and you nod. You are so patient now.}
-> END
