// Made from adventures/candles.ink by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 Candles for Nera
prologue.2 In the village of Wicks a candle is put in every window at dusk, for Nera, who is late.
prologue.3 She was late for her wedding first, and then for everything. That was two hundred years ago. As long as the candles burn she waits, down there under the chapel, and is patient. Last week it was very windy.
prologue.4 The chandler counts out the candles you will need. There are not many. “Bring her these,” she says. “Or bring her up. Or, you know.” She does not say the third thing. She has a daughter called Nera. Half of Wicks has.
a1.1 Lost Apprentice
a1.2 A boy sits on the churchyard wall with a bundle of wicks in his arms, crying as quietly as he can. He was to take them to the far farms before dark, and there are people on the road who take things. He is Pim, the chandler’s apprentice, and he is nine and three-quarters.
a1.3 Between the beehives somebody has been hiding for so long that he has fallen asleep: Pim, the chandler’s boy. He has a bundle of wicks to deliver, and a fear of the road that turns out to be well founded.
a1.4 Take Pim along: one more enemy in the next fight, and a Treasure for each hero when it is won.
a1.5 Show him the short way home.
a1.6 He walks close by, holding on to the nearest sleeve. He knows the name of every house.
a1.7 He looks along the short way. Then he says thank you, as he has been taught, and goes.
a2.1 The Windy Lane
a2.2 Lights come down the lane at the height of a child’s hand, and none of them is in a window. A man with a sack walks among them and collects what people drop when they run.
a2.3 Lights come down the lane at the height of a child’s hand. A toad has swallowed one of them and glows like a lampshade.
a2_won.1 Pim comes out from under a cart and pays, from both pockets. It is a deposit, he says. The balance is at the far farms.
a2_won.2 One after another the windows of the lane are lit again. Nobody opens a door.
a3.1 What the Farms Can Spare
a3.2 They have put it out on the doorsteps, in front of shut doors: things from attics and dowry chests, each with a candle stub on top. Nobody in Wicks ever gives only one thing.
a3.3 An old couple ask you in and show you what belonged to their son, who went down to reason with her. They want you to have it. They want it so calmly.
a4.1 The Wash-House
a4.2 In the wash-house the sheets are being wrung out by the drowned, who are thorough. They carried the bridal chest, and the ford was high that year.
a4.3 The trough has been dry for years. What sits in it is not. It blinks at you, and swells.
a4_won.1 At the bottom of the trough lies a white glove, buttoned, the size of a girl’s hand. It is dry.
a5.1 The Chandler’s Back Room
a5.2 It is warm, and smells of honey and mutton. The small bed by the stove is not offered to you. You sleep between the racks, under rows and rows of candles hung up by their wicks, pale, like something waiting to be born.
a5.3 The chandler feeds you bread and dripping, and does not talk. {1}
a5.4 Pim sleeps on the floor across the door, with a poker, on guard.
a5.5 There is a small empty bed by the stove. She keeps looking at it.
a6.1 The Wedding Guests
a6.2 People with spades have taken over the chapel yard. Their captain has been told that a bride’s portion is buried here, and that the thorns around it bark. Both are true. “We were here first,” she says. They are two hundred years late, like everyone.
a6.3 A captain in a stolen wedding coat is having the yard dug up, grave by grave. The small things that dig for her wear the veils they have found. They giggle.
a6_won.1 You fill in the graves. It takes until evening. Only then do you see that the chapel door has been standing open all this time, like somebody who does not want to interrupt.
end_a.1 Under the Chapel
end_a.2 Behind the altar a stair goes down. Every step is worn hollow on the left side only: people came down here, and did not go up.
end_a.3 You light the first of the candles. The flame leans forward, like a dog that smells home.
b1.1 Shrine of Small Hours
b1.2 In a niche sits a saint with no face, the saint of those who cannot sleep. Before her are a mat and a cushion, and both have seen a great deal of use.
b1.3 The niche belongs to Saint Ottel of the Small Hours. He is depicted lying down. Petitioners have lain down beside him for so long that there are two hollows in the stone.
b1.4 Sleep: every hero heals 6.
b1.5 Pray: every hero is free of one bad trait until the end of the zone.
b1.6 Nobody dreams. That is what the saint is for.
b1.7 You tell the stone something you do not like about yourself. The stone takes it. It has room.
b2.1 The Litany
b2.2 Monks kneel along the passage with candles growing out of their hoods. They have been saying one prayer between them, a word each, for as long as there have been monks. It has come round to you, and you do not know the word.
b2.3 The passage is hung with curtains of thread, and the threads sing when you brush them. The singers come down to see. They are transparent, and have too many elbows.
b2_won.1 The wax goes on running for a while. Only now do you hear what the prayer was: a list of excuses, for a bride.
b2_won.2 You step over a litter of glass. In every shard is a small flame, and it is the flame of your candle.
b3.1 The Bridal Chest
b3.2 The chest was carried down after all. It is full, folded, scented, with a card: FOR AFTERWARDS. There are things in it no bride would need. Her father was a practical man.
b3.3 Someone went through the chest before you and took only the mirror. You take the rest. It does not feel good. You take it all the same.
b3.4 Behind the chest are two doors. One is carved with a ferry and a coin. The other has no handle, only three little hollows, as wide as dice.
b3.5 The door with the ferry.
b3.6 The door with the hollows.
b3.7 It is not locked. Of course it is not.
b3.8 You blow the dust out of them.
b4.1 The Ferryman’s Row
b4.2 Coins were laid on their eyes, and somebody came and took the coins. They have been looking for them ever since. They look at your pockets with their whole heads.
b4.3 Men in black line the wall like mirrors in a dancing school. The groom’s friends: they swore to fight anyone who spoke against the match. When you draw, they draw. When you breathe, they do.
b4_won.1 You lay a coin on each eye. It is your own money, and nobody ever mentions it.
b4_won.2 The last one bows before he falls. Before you know it, you have bowed back.
b5.1 Number Door
b5.2 Three hollows, three bone dice on a shelf, and a line cut over the door: LET WHAT YOU HIDE COME TO TWELVE. The dice are good ones: opposite sides make seven.
b5.3 Three hollows, three bone dice on a shelf, and two lines cut over the door: MULTIPLIED WE ARE THE HOURS OF A DAY. ADDED WE ARE NOON WITH THREE TAKEN AWAY.
b5.try.1 Lay 3, 4 and 5.
b5.try.2 Lay 1, 2 and 6.
b5.try.3 Lay 6, 6 and 6.
b5.try.4 Lay 1, 4 and 6.
b5.try.5 Lay 1, 4 and 6.
b5.try.6 Lay 2, 2 and 6.
b5.try.7 Lay 3, 3 and 3.
b5.try.8 Lay 2, 3 and 4.
b5.miss.1 The hollows drink. It is not much, and it hardly hurts. You are merely a little later than you were.
b5.miss.2 The hollows drink again.
b5.miss.3 Then the door opens all the same, from the other side. A monk with a full bucket looks at you, sighs, and holds the door.
b5.open.1 Nine above, twelve below. The door goes up into the wall like an eyelid.
b5.open.2 Four-and-twenty, and nine. The door goes up into the wall like an eyelid.
b6.1 The Choir
b6.2 The choir stalls are webbed from arm to arm, and the weavers sit in them like canons. At the lectern one monk still turns the pages.
b6.3 The monks have come here to be together. Over their heads, from pillar to pillar, something has spun a second ceiling and sits in the middle of it, with the candles shining through.
b6_won.1 On the lectern lies the marriage register. Two names are entered, and a date. Where the second signature should be, the paper has been touched so often that there is a hole.
b7.1 The Sacristy
b7.2 There is a jug here, and the water in it is cold and fresh. There are biscuits. The biscuits are not two hundred years old. You stop thinking, and eat.
b7.3 You sit among the vestments and burn one of your candles just to see by. {1}
b7.4 For the first time in years there is something you are not worrying about.
b7.5 It burns down faster than it should.
b8.1 The Best Men
b8.2 The groom’s friends guard the last door, in dancing shoes, and the best man stands in front, glass in hand. They have practised on each other, and there is nothing you can do that they have not seen. Behind them a ferryman leans on his oar.
b8.3 The ferrymen have been drinking the groom’s wine, and the best man has let them. Now both sides are ashamed, and here you are, a way of settling it. The best man raises his glass.
b8_won.1 Through the last door comes a smell of wax and roses. And a sound, small and even. Someone is tapping a foot.
end_b.1 The Last Flight
end_b.2 There are no steps now, only a slope of wax, two hundred years deep, run down from every candle in Wicks. You had wondered where the light went.
end_b.3 You slide more than walk, and cannot help laughing. It is the first laugh down here in so long that the dark seems to turn its head.
c1.1 The Cloakroom
c1.2 A cloakroom, with numbered hooks. Everybody who came down to comfort her left something. You take what is on the hooks, and hang up the numbers.
c1.3 Here hang the coats of everybody who stayed. In the pockets: keys, letters, the tools of their trades. You find that you say “may I” each time.
c2.1 The Gilded Chairs
c2.2 The aunts have sat beside her all this time, telling her that he would come. It has turned them quite white, and when they weep, it stays on their cheeks and crackles. They do not want her disturbed.
c2.3 Chains hang between the gilded chairs, as in a theatre. When you come near they lift themselves off their hooks. Whoever wears them has nothing else left on.
c2_won.1 One of the aunts had been knitting the same stocking for two centuries. It goes round the room eleven times. You step over it with care.
c2_won.2 The chains lie over the seats. RESERVED, says the little plate on each of them.
c3.1 Dice Altar
c3.2 A side altar, to whatever saint looks after chances. Guests threw here for her, once each, to see if he would come. The stone is pitted as if by hail.
c3.3 There is a table with a single die on it, and a card: WILL HE? Each guest might throw once. The score was kept on the wall, in pencil. It is a large wall.
c3.4 Every guest names a number and throws.
c3_throw.1 Dice Altar
c3_throw.2 {hero} holds the die for a moment.
c3_throw.3 Name one.
c3_throw.4 Name two.
c3_throw.5 Name three.
c3_throw.6 Name four.
c3_throw.7 Name five.
c3_throw.8 Name six.
c3_throw.9 It rolls on its edge for longer than a die should.
c3_throw.10 The number that was named
c3_throw.11 Any other number
c3_throw.12 It lies there as if it had never lain any other way. Somewhere in {hero} a knot comes undone.
c3_throw.13 It lies there, and it is wrong. {hero} feels older, by exactly the length of a “no”.
c4.1 The Organ Loft
c4.2 The acolytes keep up the heat. They have nothing left to burn but themselves, and have begun at the hem.
c4.3 Crows sit along the tops of the pipes, in good black, heads to one side. They were at the wedding too. They were at all of them.
c4_won.1 The organ lets out the last of its air by itself. It is nearly a tune. It is nearly the one they had picked.
c5.1 Before the Door
c5.2 Somebody is sitting on the doorstep with a lantern. “You forgot these,” says Pim. It is the rest of the wicks, and a pot of honey. He walked the whole way alone, on the left side of the steps. “I wasn’t scared,” he says. “Only nearly.” He may not come any further, but he may hold the lamp.
c5.3 You sit down on the doorstep and eat what there is. It would be nice to have a lantern. It would be nice to have some honey. You look up the slope, and nobody comes.
c5.4 Behind the door the foot taps.
c5.5 The tapping has stopped. She has heard you.
c6.1 Nera Who Waits
c6.2 She is young. You had expected anything but that. She sits very straight, in a white dress, among ten thousand candles, and turns round with such a face that for a moment you wish you were somebody else. Then she sees that you are not.
c6.3 “You’re late,” says Nera. Her voice is quite friendly. All around her the flames lie down flat, towards her, like grass. “Everyone is so late. I have kept everything exactly as it was. Come here, and I will keep you.”
victory.1 Dusk in Wicks
victory.2 At the end she asks you what year it is, and you tell her. She counts on her fingers. “Then he’s dead,” says Nera. “Then it wasn’t that he didn’t want to.” She takes off the other glove. When you look again there is a dress on a chair, and ten thousand candles that are only candles.
victory.3 You put them out, one after another. It takes all night.
victory.4 In the evening Pim goes from window to window in Wicks with a snuffer on a pole twice as long as he is. At every house he says it, the way you told him to: “She isn’t waiting any more.” At every house somebody starts to cry, and asks him in.
victory.5 In the evening the windows of Wicks are lit, from habit. It is the chandler who comes out at last with a snuffer, and begins with her own. Nobody has slept in the small bed by her stove. She does not ask whether you met anyone on the road.
defeat.1 More Candles
defeat.2 In Wicks they add to the candles in each window, until there is one for everybody who went down. People will ask what you were called. Half the village will be called that.
defeat.3 Down there it is warm, and very bright. She has kept a chair free. She tells you about him, and you nod. You are so patient now.
`;
