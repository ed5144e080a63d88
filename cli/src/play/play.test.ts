import type { Game, Words } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { camp } from '../testing/camp.ts';
import { sitDown } from '../testing/sit-down.ts';

describe('turning', () => {
  it('t goes through all prompts that are open, also those of several figures of one player', async () => {
    const { out } = await sitDown(['t', 't'], { options: { players: 1 } });
    expect(out.match(/for \w+ · XX-001/g)).toEqual([
      'for Ash · XX-001',
      'for Birch · XX-001',
      'for Ash · XX-001',
    ]);
    expect(out).toContain('Also asked: Player 1 for Birch (t birch).');
  });

  it('t with a number or a figure turns to that seat, and answers come in any order', async () => {
    const { out, run } = await sitDown(['t 2', 'song', 'wood']);
    expect(out).toContain('Also asked: Player 2 (t 2).');
    expect(out).toContain('what="wood song"');
    expect(run.marks.map(({ seat }) => seat)).toEqual([1, 0]);
    const byFigure = await sitDown(['t birch', 'song', 'wood'], { options: { players: 1 } });
    expect(byFigure.out).toContain('what="wood song"');
  });

  it('a seat that is not asked can be turned to; a player who is not there cannot', async () => {
    const { out } = await sitDown(['wood', 't 1', 'wood', 't 7', 't', 'song']);
    expect(out).toContain('Player 1 is not asked now. u undoes, t turns to a player who is asked.');
    expect(out).toContain('There is no player "7". There are: 1 Player 1, 2 Player 2.');
    expect(out).toContain('what="wood song"');
  });

  it('t alone is refused where nobody else is asked', async () => {
    expect((await sitDown(['wood', 't'])).out).toContain('Nobody else is asked.');
  });
});

describe('a question for a figure', () => {
  const asking = (question: Words['question'], term: NonNullable<Words['term']> = () => undefined) => {
    const words: Words = {
      question,
      option: ({ options }, index) => options[index]?.id ?? '',
      reason: ({ id }) => id,
      event: ({ kind }) => kind,
      outcome: ({ why }) => why,
      term,
    };
    return sitDown([], { options: { players: 1 }, game: { ...(camp as Game), words: { en: words } } });
  };

  it('says whom it is for', async () => {
    expect((await asking(() => 'What now, under the Ashen sky?')).out).toContain('sky? for Ash · XX-001');
  });

  it('does not say it twice', async () => {
    const { out } = await asking(() => 'Ash: what now?');
    expect(out).toContain('Ash: what now? XX-001');
  });

  it('names the figure as the game does', async () => {
    const { out } = await asking(
      () => 'What now?',
      (id) => (id === 'ash' ? 'Ash the Grey' : undefined),
    );
    expect(out).toContain('What now? for Ash the Grey · XX-001');
  });
});

describe('a chapter', () => {
  it('is told when its texts are here', async () => {
    const nights: number[] = [];
    const { out } = await sitDown(['wood', 'song', 'sleep', 'wood'], {
      onTexts: (night) => void nights.push(night),
    });
    expect(nights).toEqual([1, 2]);
    expect(out.indexOf('Texts of night 2.')).toBeGreaterThan(0);
    expect(out.indexOf('Texts of night 2.')).toBeLessThan(out.indexOf('night what="2"'));
  });
});

describe('a curtain', () => {
  const hidden = { options: { players: 2, marked: true } };

  it('comes between people who hold secrets from each other, and each reads only their own lines', async () => {
    const { out } = await sitDown(['wood', 'song'], hidden);
    const [, first = '', second = '', ...rest] = out.split(/── Pass the keyboard to Player \d\. ──/);
    expect(first).toContain('raven');
    expect(first).not.toContain('otter');
    expect(second).toContain('otter');
    expect(second).not.toContain('raven');
    expect(rest).toEqual([]);
  });

  it('does not come where nothing is hidden, or one person plays with bots', async () => {
    expect((await sitDown(['wood', 'song'])).out).not.toContain('Pass the keyboard');
    const alone = await sitDown(['wood'], { ...hidden, bots: ['2=random'] });
    expect(alone.out).not.toContain('Pass the keyboard');
    expect(alone.out).not.toContain('otter');
  });

  it('hides the log of the others too', async () => {
    const { out } = await sitDown(['t', 'l'], hidden);
    expect(out.split('Player 2. ──')[1]).not.toContain('raven');
  });
});

describe('undo', () => {
  const three = { options: { players: 3 } };

  it('u takes back the answer of the seat at the screen and leaves those that came since', async () => {
    const { out, run } = await sitDown(['wood', 'song', 't 1', 'u'], three);
    expect(out).toContain('Undone: Player 1: task wood.');
    expect(run.entries.filter((entry) => 'choice' in entry)).toMatchObject([{ seat: 1, choice: 'song' }]);
  });

  it('u takes back the last answer where the seat at the screen has given none', async () => {
    const { out, run } = await sitDown(['wood', 'song', 'u'], three);
    expect(out).toContain('Undone: Player 2: task song.');
    expect(run.entries.filter((entry) => 'choice' in entry)).toMatchObject([{ seat: 0, choice: 'wood' }]);
  });

  it('b backs out for the seat at the screen alone', async () => {
    const { out, run } = await sitDown(['wood', 'song', 't 1', 'b'], three);
    expect(out).toContain('Backed out: 1 answer undone.');
    expect(run.entries.filter((entry) => 'choice' in entry)).toMatchObject([{ seat: 1, choice: 'song' }]);
  });

  it('sends a secret answer’s owner to take it back, where things are hidden', async () => {
    const { out } = await sitDown(['wood', 'u'], { options: { players: 2, marked: true } });
    expect(out).toContain('Player 1 answered last, and can undo it alone: t 1 turns to Player 1.');
  });

  it('says why it refuses: a barrier, a chapter', async () => {
    const strict = await sitDown(['wood', 'song', 'u'], { settings: { freeUndo: false } });
    expect(strict.out).toContain('This cannot be undone: there was a roll since.');
    const chapter = await sitDown(['wood', 'song', 'sleep', 'u']);
    expect(chapter.out).toContain('Undo does not go back beyond the beginning of this chapter.');
    expect((await sitDown(['u'])).out).toContain('There is nothing to undo.');
  });
});

describe('bots', () => {
  it('answer what all decide, and wait where anybody may decide', async () => {
    const { out, run } = await sitDown(['wood'], { bots: ['2=random'] });
    expect(run.prompts.map(({ question }) => question.id)).toEqual(['sleep', 'sleep']);
    expect(out).toContain('Also asked: Player 2, a bot that lets you go first (t 2).');
  });

  it('go first when somebody turns to them', async () => {
    const { run } = await sitDown(['wood', 't 2'], { bots: ['2=random'] });
    expect(run.past).toHaveLength(1);
  });

  it('have their dice and cards rolled and drawn by the hall', async () => {
    const { out, run } = await sitDown(['wood'], {
      bots: ['1=random'],
      settings: { ownDice: true, ownCards: true },
    });
    expect(out).not.toContain('What did you draw?');
    expect(run.prompts.map(({ question }) => question.id)).toEqual(['sleep', 'sleep']);
  });
});

it('own cards and own dice of several kinds are typed', async () => {
  const settings = { ownDice: [0], ownCards: [0] };
  const { out } = await sitDown(['wood', 'wood', 'oak yew', '1 skull blank'], { settings });
  expect(out).toContain('Player 1: draw 2 cards. What did you draw? name all 2');
  expect(out).toContain('drew what="oak yew"');
  expect(out).toContain('Player 1: roll 2 × red, 1 × white. What do they show?');
  expect(out).toContain('rolled what="1 skull blank"');
  const tooMany = await sitDown(['wood', 'wood', 'yew yew'], { settings });
  expect(tooMany.out).toContain('there is no more of "yew" than 1');
});

describe('remakes', () => {
  it('m lists them, with the reason while one is closed', async () => {
    const { out } = await sitDown(['m', 'm moveOn', 'm dance']);
    expect(out).toContain('m regroup players=… company=…');
    expect(out).toContain('m moveOn  closed: too-early');
    expect(out).toContain('"moveOn" is closed: too-early.');
    expect(out).toContain('There is no command "dance". There are: regroup, moveOn.');
  });

  it('m ID option=value carries one out', async () => {
    const { out, run } = await sitDown(['m regroup players=1 company=cedar,ash', 't ash', 'song']);
    expect(out).toContain('Done: regroup.');
    expect(run.options).toMatchObject({ players: 1, company: ['cedar', 'ash'] });
    expect(run.marks.map(({ seat }) => seat)).toEqual([0]);
    expect((await sitDown(['m regroup players=9'])).out).toContain('is for 1 to 3 players, not "9"');
    expect((await sitDown(['m regroup 1'])).out).toContain('"1" is not OPTION=VALUE.');
  });
});

it('the heading names the round and the player', async () => {
  const { out } = await sitDown(['wood', 'wood', 'sleep']);
  expect(out).toContain('── Round 1, Player 1 ──');
  expect(out).toContain('── Round 2, Player');
});
