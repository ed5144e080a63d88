// Made from adventures/crown.ink by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 The Unwritten Crown
prologue.2 Here begins the Chronicle of the Kings of Aldermoor, of whom there were eleven. The scribe Ludo Fenn was ordered to write of a twelfth, who had never lived, so that a certain claim might be founded on him. He wrote three chapters. They were very good. Then the twelfth king read them.
prologue.3 Fenn has barred himself in the library and is holding the door. The last thing he wrote, on a scrap of paper, is an order for stout persons, to be sent into the book.
prologue.4 You took that for a manner of speaking. Then somebody opens the book under your feet. (It was not a manner of speaking. Ed.)
a1.1 Marginalia
a1.2 You stand in white. Far off runs a dark border, which is the text. Little lights come hopping along it, red and blue: initials that have got loose from their chapters and want something to begin.
a1.3 You stand in white. Something is gnawing along the edge of it. Every library has mice in the margins. These have been reading.
a1_won.1 The last of them was a capital L with a snail in it. You let the snail go.
a1_won.2 They had got as far as chapter three, and had begun to talk in full sentences. That made it no easier.
a2.1 Beggar at the Ford
a2.2 At a ford between two columns of text sits a man you have to look at twice: a line runs through him. “I was in the second draft,” he says to {hero}. “I had a name, and a horse. If you gave me something, anything, so long as it’s really yours, I could be somebody who was given something.”
a2.3 “Wait,” says somebody to {hero}. It is a man with a line through him from ear to hip, straight as a ruler. “They struck me out. I don’t complain. But I had only one scene, and I should like to have been thanked in it, or to have done the thanking. I don’t mind which.”
a2.4 Give him a Treasure.
a2.5 Turn the page.
a2.6 He takes it in both hands. There is a small sound, as of a pen starting. The line through him is a little paler.
a2.7 The page turns. For a moment he is on the back of it, in mirror writing.
a3.1 Illuminations
a3.2 Fenn painted the borders himself, at night, with things he wished he owned. The gold is still wet. You can pick them off the page if you do not think about it.
a3.3 In the lower margin a hare is robbing a bishop. He holds his sack open for you as you go past. “Take some,” says the hare. “He’s got more on folio nine.”
a4.1 Bindweed
a4.2 The ornament along the inner edge is overgrown. Something peers out between the leaves, something else gnaws at the roots, and both agree about you.
a4.3 The mice have got into the glue. At their head hops a red initial, very puffed up. It was once the first letter of “Peace”.
a4_won.1 There is a note in the gutter of the page, in a small hand: “Too much ivy. But the patron likes ivy. L. F.”
a5.1 A Blank Leaf
a5.2 A page with nothing on it. You cannot know how restful that is until you have been in a book. You lie down on it, and it does not even say that you do.
a5.3 Here the scribe fell asleep over his work: there is a grey patch on the page, as wide as a cheek. You lay a cheek of your own on it. It is still warm.
a6.1 The Captain of the Preface
a6.2 “To the gentle reader,” says the captain, and draws. She has been appointed to keep out those who only leaf through. Her initials light up and take their places on either side.
a6.3 “You’re not in the table of contents,” says the captain. She holds it out for you to check. The thistles on her collar check too, one by one.
a6_won.1 After chapter three the table of contents now says, in a hand not Fenn’s: “IV. How the King Came Out”.
end_a.1 Below the Line
end_a.2 Under the text a thin rule runs from one side to the other. Under the rule it is darker, and everything is smaller. A little 1 hangs in the air before you, like a hook.
end_a.3 You take hold of it, and are let down.
b1.1 Note 1
b1.2 “But see the opposite view.” The opposite view steps out from behind the asterisk, salutes, and takes up the same guard as you.
b1.3 “As every schoolboy knows.” The schoolboys are made of brass. They have been wound up to know it, and come marching along both sides of the gutter.
b1_won.1 “Not tenable,” says the last of them, of itself, and falls.
b1_won.2 What every schoolboy knew has rolled under a bench. You leave it there.
b2.1 Sources
b2.2 Here he stored what he used: real things, from real kings, each with a number. You borrow some. You do not fill in the slip.
b2.3 “Ibid.,” says a drawer. You open it. “Ibid.,” says the next. In the seventh is what they all refer to.
b3.1 Number Door
b3.2 A door, a shelf with dice, and carved over it an open book: “My two pages add up to nine. Turn one leaf. Lay down what the right-hand page says.”
b3.3 A door, a shelf with dice, and carved over it: “Spell me. I am the only number that keeps its word about its own length. Lay me down.”
b3.try.1 Lay 4 and 5.
b3.try.2 Lay 6.
b3.try.3 Lay 3 and 4.
b3.try.4 Lay 5 and 6.
b3.try.5 Lay 3.
b3.try.6 Lay 5.
b3.try.7 Lay 6.
b3.try.8 Lay 4.
b3.miss.1 “Sic,” says the door. It is astonishing how much that takes out of you.
b3.miss.2 “Sic,” says the door.
b3.miss.3 “See errata,” says the door at last, wearily, and opens.
b3.open.1 Four and five; one leaf on, six and seven. The door turns over, from right to left.
b3.open.2 F, O, U, R. The door turns over, from right to left.
b4.1 Note 12, on Ferries
b4.2 It is a long note, mostly about burial customs. Its examples have got up. They open their mouths very wide, to be quoted.
b4.3 The ink has settled here, all of it, over the years. It has no shape of its own, but it has done a great deal of reading, and tries a few on.
b4_won.1 The note ends: “But this would take us too far.” You look back, and have to agree.
b5.1 The Reading Desk
b5.2 Somebody has left a lamp here, a cushion, and half an apple, for whoever read this far down. Nobody has, before you. You eat the apple.
b5.3 You sit down with your back to the rule. Far above, very faintly, pages are being turned. It is like weather.
b6.1 The Corrector
b6.2 A monk with red ink walks up and down, and wherever he dips his pen, blots rear up. “That is not how it was,” he says. “You were never here.” He is the only one in the book who has it right, and there is no help for it.
b6.3 Blots, big ones, and above them, in a web of hairlines, something transparent that goes from word to word, sucking out the mistakes. It has come to you.
b6_won.1 Red ink has run out over the floor. Where it has touched your boots it says: STET.
end_b.1 What He Took Out
end_b.2 You climb up through a hole that a pipe burned in the leaf. There is no white here. Everything is lines, one over another: all that Fenn wrote, and then wished he had not.
end_b.3 Nobody has told it. It goes on.
c1.1 A Scene in the Treasury
c1.2 A scene in the royal treasury, three pages long, struck out as “showing off”. It was. You walk off with a few adjectives, and what they were attached to.
c1.3 He wrote a feast here, and a giving of gifts. From the table the struck-out guests nod to you, and push across what they were going to get.
c2.1 The Prisoners
c2.2 “In his dungeons lay four hundred.” Then Fenn thought that a good king would have had none, and put a line through it. The line has become a chain. They come at you with the whole length of it.
c2.3 “He left four hundred widows.” Struck out, since a good king would have left none. They were left all the same, and have turned quite white, counting.
c2_won.1 You read what is under the lines. It was the best page in the chapter.
c3.1 The Second Meeting
c3.2 Somebody is waiting between the lines, on a horse. This time you need look only once: there is nothing through him now but a faint crease. “I’m in again,” he says. “As a note in the margin: ‘To this man a stranger once gave something.’ It’s more than most get.” He gets down and shares what he has, bread and a flask, and then he leans over and tells you how the king’s knights are written. He has read them from the back.
c3.3 Somebody is waiting between the lines, on a horse, and there are others behind him. He has stopped asking. “They put me in again,” he says. “They needed someone to bar the way. I’m to say ‘Halt’. Halt.” He says it like a man who has practised.
c3_won.1 He lies across the line as if it had been drawn for that. “Was I good?” he asks, and it seems only right to say yes.
c4.1 The Laws of the Twelfth King
c4.2 Fenn had given his king laws, on tablets, and servants to carry them, with the laws written into their hides. A widow goes before them and reads. All of it was struck out except the penalties.
c4.3 Fenn had given his king laws, on tablets, and servants to carry them, with the laws written into their hides. Crows sit on the tablets. They have read as far as the penalties.
c4_won.1 The largest tablet says only: “The king may not be contradicted.” Underneath, in pencil, tiny: “Why? L. F.”
c5.1 A Happy Chapter
c5.2 Between two burned edges there is a page about an afternoon. Nothing happens in it. Somebody picks plums. Fenn took it out because it led nowhere. You stay for as long as it lasts.
c5.3 Fenn wrote himself in once, for a page, as a boy with ink on his ears who brings the king his supper. {1} You eat the supper.
c5.4 At the edge a rider has been added, who greets him.
c6.1 The Empty Visors
c6.2 “And his knights were without number.” Fenn could not make up so many faces, so there are none. Above their helmets circle crows, which he did well.
c6.3 “And his knights were without number.” Fenn could not make up so many faces, so there are none. Behind the visors something smoulders: somebody has begun to burn the draft.
c6_won.1 Past them there is nothing more: no line, no rule, no stain. The paper ends in a torn edge. Someone on the other side is breathing on it, and trying to read.
end_c.1 The Blank Throne
end_c.2 Chapter four has not been written. So you walk on nothing at all, for a good while, and what you say turns black and stays hanging in the air. You learn to say little.
end_c.3 Then there is a step, because somebody has thought of it, and then a hall.
d1.1 To Be Filled In
d1.2 Tables line the hall, with little cards on them: “Sword (splendid)”. “Ring (some power?)”. You pick up the cards. They are heavy, and no longer cards.
d1.3 “The king’s gifts to those who serve him,” says the air. Then, being honest: “The scribe’s gifts to whoever comes.” They are small, and exactly what you need.
d2.1 The Two Versions
d2.2 Fenn could not decide how to end chapter three, and left both endings in. They stand to the left and right of the door, word for word the same up to the last sentence. They breathe in turns.
d2.3 On the left stands a guard who says that the king is just. On the right stands a guard who says that he is strong. As long as one of them is there to say it, the other cannot be refuted.
d2_won.1 Both last sentences lie on the floor. You put them side by side. One is: “And he was never seen again.” The other is: “And he was seen.”
d3.1 Dice Altar
d3.2 There is an altar, with nothing on it but one die. This at least Fenn did not make up: sooner or later every chronicler comes to something he cannot know. Then he throws, and writes it down as if he had known.
d3.3 A writing desk, set up like an altar, with a single die in place of the inkwell. On the blotter, a hundred times, in mirror writing: “perhaps”, “perhaps not”.
d3.4 Whoever comes here names a number and throws.
d3_throw.1 Dice Altar
d3_throw.2 {hero} says a number, and it hangs in the air.
d3_throw.3 One.
d3_throw.4 Two.
d3_throw.5 Three.
d3_throw.6 Four.
d3_throw.7 Five.
d3_throw.8 Six.
d3_throw.9 The die takes its time. It has not been in many books.
d3_throw.10 The number that was named
d3_throw.11 Any other number
d3_throw.12 “And so it was,” somebody writes, and {hero} stands there in somewhat thicker ink.
d3_throw.13 “It is not recorded,” somebody writes, and {hero} is a shade thinner.
d3_fork.1 Two Doors
d3_fork.2 Behind the altar the hall goes on in two directions, since nobody has decided. On one side there is singing, without tongues. On the other something bright is held up, and held, and held.
d3_fork.3 To the singing.
d3_fork.4 To the brightness.
d3_fork.5 You decide. It is a strange feeling: behind you the other door goes out.
d3_fork.6 You decide. It is a strange feeling: behind you the other door goes out.
d4.1 The Coronation Hymn
d4.2 They have had the notes for a long time, and are only waiting for the name. The deep voices hum on. Crows turn the pages.
d4.3 They have had the notes for a long time, and are only waiting for the name. In the front row sit the widows, who already know all the names, and shake their heads.
d4_won.1 In the rest after the last bar there is still a humming. It comes from you.
d4b.1 The King’s Justice
d4b.2 An executioner, gilded down to the nails. So far he has been given neither a crime nor a neck. Page-boys of brass hold the warrant ready, with a blank in it.
d4b.3 An executioner, gilded down to the nails. So far he has been given neither a crime nor a neck. The glass thing on his shoulder whispers suggestions.
d4b_won.1 You fill in the warrant, to be done with it. Under “reason” there is room for one word. You put: “spelling”.
d5.1 Between Two Words
d5.2 You sit down in a space. It is not a big one. But it is between “the” and “end”, and nothing happens here.
d5.3 Far away a pen scratches: Fenn, at the door, still alive. He is writing for you as fast as he can. The bread in your hand has not been there very long.
d6.1 The Unwritten King
d6.2 “I have read about myself,” says the twelfth king. He is magnificent; Fenn could write. “In chapter one I am just. In chapter two I am beloved. In chapter three it stops. Am I to be content with that?” He stands up. There is nothing under the crown, only a very great deal of it.
d6.3 The throne is not blank. He has been sitting in it all along: it is only that the eye slides off him to the next line. “You are in my chapter,” says the Unwritten King. “I should like to know what you do in it. I believe you die. It would be good for the style.”
d6.4 From the margin, on a horse, somebody lifts his hat to you. He is very small. But he is there, in black and white.
victory.1 Here Ends
victory.2 At the last blow he asks for the pen. Not in order to live, he says. He would only like to have had a childhood. And since it costs nothing, somebody writes it, on the inside of his sleeve: “There was a boy who picked plums.” He reads it twice, to the end, and then there is only a sleeve.
victory.3 You come out between two pages, onto the carpet. Fenn lies across the door, ink up to his elbows, asleep.
victory.4 The Chronicle of the Kings of Aldermoor counts eleven of them. In the margin of the last leaf, in a hand nobody knows, is a drawing of a rider. He is waving. Underneath it says who gave him what, and for once everything is spelled right.
victory.5 The Chronicle of the Kings of Aldermoor counts eleven of them. On the last leaf is a line, drawn with a ruler. Hold it to the light, and you can make out a man under it, saying something. It might be “Halt”. It might have been “Thank you”.
defeat.1 Chapter Four
defeat.2 “IV. How the King Came Out. Who it was that went against him has not come down to us. They are to be thought of as brave.”
defeat.3 In the library the pen stops. The door opens by itself. The twelfth king of Aldermoor stands on the carpet, looks about him, and asks the way to the throne.
`;
