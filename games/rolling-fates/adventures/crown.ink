// The Unwritten Crown. Voice: a chronicle that argues with its own margins.
VAR variant = 0
VAR hero = ""
VAR kind = false
VAR misses = 0
VAR call = 0

-> END

=== prologue ===
# title The Unwritten Crown
Here begins the Chronicle of the Kings of Aldermoor, of whom there were eleven. The scribe Ludo Fenn was ordered to write of a twelfth, who had never lived, so that a certain claim might be founded on him. He wrote three chapters. They were very good. Then the twelfth king read them.
Fenn has barred himself in the library and is holding the door. The last thing he wrote, on a scrap of paper, is an order for stout persons, to be sent into the book.
You took that for a manner of speaking. Then somebody opens the book under your feet. (It was not a manner of speaking. Ed.)
-> END

=== a1 ===
# title Marginalia
{variant == 0:You stand in white. Far off runs a dark border, which is the text. Little lights come hopping along it, red and blue: initials that have got loose from their chapters and want something to begin.|You stand in white. Something is gnawing along the edge of it. Every library has mice in the margins. These have been reading.}
-> END

=== a1_won ===
{variant == 0:The last of them was a capital L with a snail in it. You let the snail go.|They had got as far as chapter three, and had begun to talk in full sentences. That made it no easier.}
-> END

=== a2 ===
# title Beggar at the Ford
# hero random
{variant == 0:At a ford between two columns of text sits a man you have to look at twice: a line runs through him. “I was in the second draft,” he says to {hero}. “I had a name, and a horse. If you gave me something, anything, so long as it’s really yours, I could be somebody who was given something.”|“Wait,” says somebody to {hero}. It is a man with a line through him from ear to hip, straight as a ruler. “They struck me out. I don’t complain. But I had only one scene, and I should like to have been thanked in it, or to have done the thanking. I don’t mind which.”}
* [Give him a Treasure. # id give # group # pay one hero]
  He takes it in both hands. There is a small sound, as of a pen starting. The line through him is a little paler. # flag kind
* [Turn the page. # id pass # group]
  The page turns. For a moment he is on the back of it, in mirror writing.
- -> END

=== a3 ===
# title Illuminations
{variant == 0:Fenn painted the borders himself, at night, with things he wished he owned. The gold is still wet. You can pick them off the page if you do not think about it.|In the lower margin a hare is robbing a bishop. He holds his sack open for you as you go past. “Take some,” says the hare. “He’s got more on folio nine.”}
-> END

=== a4 ===
# title Bindweed
{variant == 0:The ornament along the inner edge is overgrown. Something peers out between the leaves, something else gnaws at the roots, and both agree about you.|The mice have got into the glue. At their head hops a red initial, very puffed up. It was once the first letter of “Peace”.}
-> END

=== a4_won ===
There is a note in the gutter of the page, in a small hand: “Too much ivy. But the patron likes ivy. L. F.”
-> END

=== a5 ===
# title A Blank Leaf
{variant == 0:A page with nothing on it. You cannot know how restful that is until you have been in a book. You lie down on it, and it does not even say that you do.|Here the scribe fell asleep over his work: there is a grey patch on the page, as wide as a cheek. You lay a cheek of your own on it. It is still warm.}
-> END

=== a6 ===
# title The Captain of the Preface
{variant == 0:“To the gentle reader,” says the captain, and draws. She has been appointed to keep out those who only leaf through. Her initials light up and take their places on either side.|“You’re not in the table of contents,” says the captain. She holds it out for you to check. The thistles on her collar check too, one by one.}
-> END

=== a6_won ===
After chapter three the table of contents now says, in a hand not Fenn’s: “IV. How the King Came Out”.
-> END

=== end_a ===
# title Below the Line
Under the text a thin rule runs from one side to the other. Under the rule it is darker, and everything is smaller. A little 1 hangs in the air before you, like a hook.
You take hold of it, and are let down.
-> END

=== b1 ===
# title Note 1
{variant == 0:“But see the opposite view.” The opposite view steps out from behind the asterisk, salutes, and takes up the same guard as you.|“As every schoolboy knows.” The schoolboys are made of brass. They have been wound up to know it, and come marching along both sides of the gutter.}
-> END

=== b1_won ===
{variant == 0:“Not tenable,” says the last of them, of itself, and falls.|What every schoolboy knew has rolled under a bench. You leave it there.}
-> END

=== b2 ===
# title Sources
{variant == 0:Here he stored what he used: real things, from real kings, each with a number. You borrow some. You do not fill in the slip.|“Ibid.,” says a drawer. You open it. “Ibid.,” says the next. In the seventh is what they all refer to.}
-> END

=== b3 ===
# title Number Door
{ variant:
- 0: A door, a shelf with dice, and carved over it an open book: “My two pages add up to nine. Turn one leaf. Lay down what the right-hand page says.”
- else: A door, a shelf with dice, and carved over it: “Spell me. I am the only number that keeps its word about its own length. Lay me down.”
}
-> try
= try
* { variant == 0 } [Lay 4 and 5. # id dice:4-5]
  -> miss
* { variant == 0 } [Lay 6. # id dice:6]
  -> miss
* { variant == 0 } [Lay 3 and 4. # id dice:3-4]
  -> open
* { variant == 0 } [Lay 5 and 6. # id dice:5-6]
  -> miss
* { variant != 0 } [Lay 3. # id dice:3]
  -> miss
* { variant != 0 } [Lay 5. # id dice:5]
  -> miss
* { variant != 0 } [Lay 6. # id dice:6]
  -> miss
* { variant != 0 } [Lay 4. # id dice:4]
  -> open
= miss
~ misses = misses + 1
{misses == 1:“Sic,” says the door. It is astonishing how much that takes out of you.|“Sic,” says the door.} # lose 1 each
{misses < 3: -> try}
“See errata,” says the door at last, wearily, and opens.
-> END
= open
{variant == 0:Four and five; one leaf on, six and seven. The door turns over, from right to left.|F, O, U, R. The door turns over, from right to left.}
-> END

=== b4 ===
# title Note 12, on Ferries
{variant == 0:It is a long note, mostly about burial customs. Its examples have got up. They open their mouths very wide, to be quoted.|The ink has settled here, all of it, over the years. It has no shape of its own, but it has done a great deal of reading, and tries a few on.}
-> END

=== b4_won ===
The note ends: “But this would take us too far.” You look back, and have to agree.
-> END

=== b5 ===
# title The Reading Desk
{variant == 0:Somebody has left a lamp here, a cushion, and half an apple, for whoever read this far down. Nobody has, before you. You eat the apple.|You sit down with your back to the rule. Far above, very faintly, pages are being turned. It is like weather.}
-> END

=== b6 ===
# title The Corrector
{variant == 0:A monk with red ink walks up and down, and wherever he dips his pen, blots rear up. “That is not how it was,” he says. “You were never here.” He is the only one in the book who has it right, and there is no help for it.|Blots, big ones, and above them, in a web of hairlines, something transparent that goes from word to word, sucking out the mistakes. It has come to you.}
-> END

=== b6_won ===
Red ink has run out over the floor. Where it has touched your boots it says: STET.
-> END

=== end_b ===
# title What He Took Out
You climb up through a hole that a pipe burned in the leaf. There is no white here. Everything is lines, one over another: all that Fenn wrote, and then wished he had not.
Nobody has told it. It goes on.
-> END

=== c1 ===
# title A Scene in the Treasury
{variant == 0:A scene in the royal treasury, three pages long, struck out as “showing off”. It was. You walk off with a few adjectives, and what they were attached to.|He wrote a feast here, and a giving of gifts. From the table the struck-out guests nod to you, and push across what they were going to get.}
-> END

=== c2 ===
# title The Prisoners
{variant == 0:“In his dungeons lay four hundred.” Then Fenn thought that a good king would have had none, and put a line through it. The line has become a chain. They come at you with the whole length of it.|“He left four hundred widows.” Struck out, since a good king would have left none. They were left all the same, and have turned quite white, counting.}
-> END

=== c2_won ===
You read what is under the lines. It was the best page in the chapter.
-> END

=== c3 ===
# title The Second Meeting
{kind:Somebody is waiting between the lines, on a horse. This time you need look only once: there is nothing through him now but a faint crease. “I’m in again,” he says. “As a note in the margin: ‘To this man a stranger once gave something.’ It’s more than most get.” He gets down and shares what he has, bread and a flask, and then he leans over and tells you how the king’s knights are written. He has read them from the back. # heal 5 each # insight}
{not kind:Somebody is waiting between the lines, on a horse, and there are others behind him. He has stopped asking. “They put me in again,” he says. “They needed someone to bar the way. I’m to say ‘Halt’. Halt.” He says it like a man who has practised. # fight hedge-bandit*1P rider-between-the-lines*1}
-> END

=== c3_won ===
He lies across the line as if it had been drawn for that. “Was I good?” he asks, and it seems only right to say yes.
-> END

=== c4 ===
# title The Laws of the Twelfth King
{variant == 0:Fenn had given his king laws, on tablets, and servants to carry them, with the laws written into their hides. A widow goes before them and reads. All of it was struck out except the penalties.|Fenn had given his king laws, on tablets, and servants to carry them, with the laws written into their hides. Crows sit on the tablets. They have read as far as the penalties.}
-> END

=== c4_won ===
The largest tablet says only: “The king may not be contradicted.” Underneath, in pencil, tiny: “Why? L. F.”
-> END

=== c5 ===
# title A Happy Chapter
{variant == 0:Between two burned edges there is a page about an afternoon. Nothing happens in it. Somebody picks plums. Fenn took it out because it led nowhere. You stay for as long as it lasts.|Fenn wrote himself in once, for a page, as a boy with ink on his ears who brings the king his supper. {kind:At the edge a rider has been added, who greets him.|} You eat the supper.}
-> END

=== c6 ===
# title The Empty Visors
{variant == 0:“And his knights were without number.” Fenn could not make up so many faces, so there are none. Above their helmets circle crows, which he did well.|“And his knights were without number.” Fenn could not make up so many faces, so there are none. Behind the visors something smoulders: somebody has begun to burn the draft.}
-> END

=== c6_won ===
Past them there is nothing more: no line, no rule, no stain. The paper ends in a torn edge. Someone on the other side is breathing on it, and trying to read.
-> END

=== end_c ===
# title The Blank Throne
Chapter four has not been written. So you walk on nothing at all, for a good while, and what you say turns black and stays hanging in the air. You learn to say little.
Then there is a step, because somebody has thought of it, and then a hall.
-> END

=== d1 ===
# title To Be Filled In
{variant == 0:Tables line the hall, with little cards on them: “Sword (splendid)”. “Ring (some power?)”. You pick up the cards. They are heavy, and no longer cards.|“The king’s gifts to those who serve him,” says the air. Then, being honest: “The scribe’s gifts to whoever comes.” They are small, and exactly what you need.}
-> END

=== d2 ===
# title The Two Versions
{variant == 0:Fenn could not decide how to end chapter three, and left both endings in. They stand to the left and right of the door, word for word the same up to the last sentence. They breathe in turns.|On the left stands a guard who says that the king is just. On the right stands a guard who says that he is strong. As long as one of them is there to say it, the other cannot be refuted.}
-> END

=== d2_won ===
Both last sentences lie on the floor. You put them side by side. One is: “And he was never seen again.” The other is: “And he was seen.”
-> END

=== d3 ===
# title Dice Altar
{variant == 0:There is an altar, with nothing on it but one die. This at least Fenn did not make up: sooner or later every chronicler comes to something he cannot know. Then he throws, and writes it down as if he had known.|A writing desk, set up like an altar, with a single die in place of the inkwell. On the blotter, a hundred times, in mirror writing: “perhaps”, “perhaps not”.}
Whoever comes here names a number and throws. # each d3_throw # then d3_fork
-> END

=== d3_throw ===
# title Dice Altar
{hero} says a number, and it hangs in the air.
+ [One. # id face:1]
  ~ call = 1
+ [Two. # id face:2]
  ~ call = 2
+ [Three. # id face:3]
  ~ call = 3
+ [Four. # id face:4]
  ~ call = 4
+ [Five. # id face:5]
  ~ call = 5
+ [Six. # id face:6]
  ~ call = 6
- The die takes its time. It has not been in many books.
* [The number that was named # when luck {call}]
  “And so it was,” somebody writes, and {hero} stands there in somewhat thicker ink. # maxlife 3 hero
* [Any other number # when else]
  “It is not recorded,” somebody writes, and {hero} is a shade thinner. # maxlife -1 hero
- -> END

=== d3_fork ===
# title Two Doors
Behind the altar the hall goes on in two directions, since nobody has decided. On one side there is singing, without tongues. On the other something bright is held up, and held, and held.
* [To the singing. # id choir]
  You decide. It is a strange feeling: behind you the other door goes out. # edge 0
* [To the brightness. # id blade]
  You decide. It is a strange feeling: behind you the other door goes out. # edge 1 # reward 1
- -> END

=== d4 ===
# title The Coronation Hymn
{variant == 0:They have had the notes for a long time, and are only waiting for the name. The deep voices hum on. Crows turn the pages.|They have had the notes for a long time, and are only waiting for the name. In the front row sit the widows, who already know all the names, and shake their heads.}
-> END

=== d4_won ===
In the rest after the last bar there is still a humming. It comes from you.
-> END

=== d4b ===
# title The King’s Justice
{variant == 0:An executioner, gilded down to the nails. So far he has been given neither a crime nor a neck. Page-boys of brass hold the warrant ready, with a blank in it.|An executioner, gilded down to the nails. So far he has been given neither a crime nor a neck. The glass thing on his shoulder whispers suggestions.}
-> END

=== d4b_won ===
You fill in the warrant, to be done with it. Under “reason” there is room for one word. You put: “spelling”.
-> END

=== d5 ===
# title Between Two Words
{variant == 0:You sit down in a space. It is not a big one. But it is between “the” and “end”, and nothing happens here.|Far away a pen scratches: Fenn, at the door, still alive. He is writing for you as fast as he can. The bread in your hand has not been there very long.}
-> END

=== d6 ===
# title The Unwritten King
{variant == 0:“I have read about myself,” says the twelfth king. He is magnificent; Fenn could write. “In chapter one I am just. In chapter two I am beloved. In chapter three it stops. Am I to be content with that?” He stands up. There is nothing under the crown, only a very great deal of it.|The throne is not blank. He has been sitting in it all along: it is only that the eye slides off him to the next line. “You are in my chapter,” says the Unwritten King. “I should like to know what you do in it. I believe you die. It would be good for the style.”}
{kind:From the margin, on a horse, somebody lifts his hat to you. He is very small. But he is there, in black and white.}
-> END

=== victory ===
# title Here Ends
At the last blow he asks for the pen. Not in order to live, he says. He would only like to have had a childhood. And since it costs nothing, somebody writes it, on the inside of his sleeve: “There was a boy who picked plums.” He reads it twice, to the end, and then there is only a sleeve.
You come out between two pages, onto the carpet. Fenn lies across the door, ink up to his elbows, asleep.
{kind:The Chronicle of the Kings of Aldermoor counts eleven of them. In the margin of the last leaf, in a hand nobody knows, is a drawing of a rider. He is waving. Underneath it says who gave him what, and for once everything is spelled right.|The Chronicle of the Kings of Aldermoor counts eleven of them. On the last leaf is a line, drawn with a ruler. Hold it to the light, and you can make out a man under it, saying something. It might be “Halt”. It might have been “Thank you”.}
-> END

=== defeat ===
# title Chapter Four
{variant == 0:“IV. How the King Came Out. Who it was that went against him has not come down to us. They are to be thought of as brave.”|In the library the pen stops. The door opens by itself. The twelfth king of Aldermoor stands on the carpet, looks about him, and asks the way to the throne.}
-> END
