import { ffIcon } from '../fateforge.icons.ts';
import type { SeenHero } from '../seen.ts';
import { ff } from '../words/words.ts';

const armourOf = ({ gear }: SeenHero): number =>
  gear.reduce((sum, { worn, armour }) => sum + (worn ? armour : 0), 0);

interface Sign {
  readonly icon: string;
  readonly text: string;
  readonly label: string;
}

/** What a hero has and suffers, as chips. */
export function signsOf(hero: SeenHero): Sign[] {
  const words = ff.value;
  const armour = armourOf(hero);
  const signs: (Sign | false)[] = [
    hero.ko && { icon: ffIcon.ko, text: words.ko, label: words.ko },
    armour > 0 && { icon: ffIcon.armour, text: String(armour), label: words.armour(armour) },
    hero.block > 0 && { icon: ffIcon.block, text: String(hero.block), label: words.block(hero.block) },
    hero.toxic > 0 && { icon: ffIcon.toxic, text: String(hero.toxic), label: words.toxic(hero.toxic) },
    hero.stunned && { icon: ffIcon.stunned, text: words.stunned, label: words.stunned },
    hero.id === 'rogue' && {
      icon: ffIcon.hidden,
      text: hero.hidden ? words.hidden : words.seen,
      label: hero.hidden ? words.hidden : words.seen,
    },
    hero.id === 'nobleman' && {
      icon: hero.lunge ? ffIcon.lunge : ffIcon.block,
      text: hero.lunge ? words.lunge : words.guard,
      label: hero.lunge ? words.lunge : words.guard,
    },
    hero.id === 'alchemist' && {
      icon: ffIcon.flask,
      text: String(hero.flasks),
      label: words.flasks(hero.flasks),
    },
    hero.corruption.length > 0 && {
      icon: ffIcon.corruption,
      text: String(hero.corruption.length),
      label: words.corruption(hero.corruption.length),
    },
    hero.fear.length > 0 && {
      icon: ffIcon.fear,
      text: words.fear(hero.fear.length),
      label: words.fear(hero.fear.length),
    },
  ];
  return signs.filter((sign) => sign !== false);
}
