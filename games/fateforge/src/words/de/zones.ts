import { he, into, it, type Noun, type Preposition, she, they, title, within } from './nouns.ts';

type Place = readonly [Preposition, Noun];

/** Die Zonen der Karten, nach ihrem englischen Namen: wo man steht, und was es ist. */
const PLACES: Readonly<Record<string, Place>> = {
  'West Bank': ['an', it('Westufer')],
  'Toll Boards': ['an', they('Zolltafeln')],
  'Ford Stones': ['auf', they('Furtsteine')],
  'Toll House': ['in', it('Zollhaus')],
  'Willow Shoal': ['auf', she('Weidenbank')],

  'Bell Lane': ['in', she('Glockengasse')],
  'Pump Cross': ['an', she('Pumpenkreuzung')],
  'Dyers’ Row': ['in', she('Färberzeile')],
  'Arch Market': ['auf', he('Bogenmarkt')],
  'Court Door': ['an', she('Hoftür')],
  'Midden Steps': ['auf', she('Kehrichtstiege')],
  'Lamp Alley': ['in', it('Lampengässchen')],

  'Well Shaft': ['in', he('Brunnenschacht')],
  'Silt Basin': ['in', it('Schlammbecken')],
  'Sunken Altar': ['an', he('Altar', 'Versunken')],
  Overflow: ['an', he('Überlauf')],
  'Pillar Hall': ['in', she('Säulenhalle')],
  Sluice: ['an', she('Schleuse')],
  'Iron Grating': ['an', it('Eisengitter')],

  'Cart Door': ['an', it('Wagentor')],
  'Bale Floor': ['auf', he('Ballenboden')],
  'Counting Loft': ['in', it('Kontor')],
  'Crane Dock': ['auf', he('Krankai')],
  Cooperage: ['in', she('Küferei')],
  'Strong Room': ['in', she('Stahlkammer')],

  'Chandler’s Roof': ['auf', it('Kerzenzieherdach')],
  'Plank Bridge': ['auf', she('Plankenbrücke')],
  'Tile Ridge': ['auf', he('Ziegelfirst')],
  'Belfry Gutter': ['in', she('Turmrinne')],
  'Slate Saddle': ['auf', he('Schiefersattel')],
  'Ladder House': ['in', it('Leiterhaus')],
  'Pigeon Loft': ['in', he('Taubenschlag')],

  'Tower Door': ['an', she('Turmtür')],
  'Broken Flight': ['auf', she('Treppe', 'Geborsten')],
  'Rope Room': ['in', she('Seilkammer')],
  Scaffold: ['auf', it('Gerüst')],
  'Warden’s Landing': ['auf', it('Wachpodest')],
  'Bell Frame': ['in', he('Glockenstuhl')],
  Sacristy: ['in', she('Sakristei')],

  'Stair Head': ['an', he('Treppenkopf')],
  'West Frame': ['in', it('Westgebälk')],
  'Clapper Pit': ['in', she('Klöppelgrube')],
  'Wheel Floor': ['auf', he('Radboden')],
  'Great Bell': ['an', she('Glocke', 'Groß')],
  'East Frame': ['in', it('Ostgebälk')],
  'Rain Tank': ['an', he('Regenspeicher')],

  Landing: ['auf', he('Anleger')],
  'First Planks': ['auf', they('Planken', 'Vorder')],
  'Heron Post': ['an', he('Reiherpfahl')],
  'Far Planks': ['auf', they('Planken', 'Hinter')],
  'Reed Gate': ['an', it('Schilftor')],
  'Leech Pool': ['in', he('Egeltümpel')],
  'Sunk Boats': ['auf', they('Boote', 'Gesunken')],

  'Flooded Quay': ['auf', he('Kai', 'Überflutet')],
  'West Nave': ['in', it('Westschiff')],
  'Grave Aisle': ['in', he('Gräbergang')],
  'Font Chapel': ['in', she('Taufkapelle')],
  'South Aisle': ['in', it('Südschiff')],
  Crossing: ['in', she('Vierung')],
  'High Altar': ['an', he('Hochaltar')],

  'Ash Path': ['auf', he('Aschepfad')],
  'Turf Kiln': ['an', he('Erdmeiler')],
  'Drying Racks': ['an', they('Trockengestelle')],
  'Sleeping Huts': ['in', they('Schlafhütten')],
  'Burner’s Ring': ['in', he('Köhlerring')],
  'Track Uphill': ['auf', he('Bergpfad')],

  'Near Landing': ['auf', he('Anleger', 'Nah')],
  'Ferry Deck': ['auf', it('Fährdeck')],
  'Toll Raft': ['auf', it('Zollfloß')],
  'Far Landing': ['auf', he('Anleger', 'Fern')],
  Towpath: ['auf', he('Treidelpfad')],

  'Bone Street': ['in', she('Knochengasse')],
  'Gate Court': ['in', he('Torhof')],
  'Skull Gallery': ['in', she('Schädelgalerie')],
  'Charnel Cross': ['an', it('Karnerkreuz')],
  'Sexton’s Door': ['an', she('Totengräbertür')],
  'Mason’s Yard': ['in', he('Steinmetzhof')],
  'Lime Pits': ['in', they('Kalkgruben')],
  'Inner Crypt': ['in', she('Gruft', 'Inner')],

  'Coal Yard': ['in', he('Kohlenhof')],
  Tuyere: ['an', she('Blasdüse')],
  'Loading Ramp': ['auf', she('Laderampe')],
  'Slag Walk': ['auf', he('Schlackensteg')],
  'Ladle Bridge': ['auf', she('Pfannenbrücke')],
  Crucible: ['an', he('Schmelztiegel')],
  'Mould Floor': ['in', she('Formerei')],
  'Quench Pool': ['in', it('Löschbecken')],

  Sandbar: ['auf', she('Sandbank')],
  'Drowned Street': ['in', she('Straße', 'Ertrunken')],
  'Chapel Roof': ['auf', it('Kapellendach')],
  'Mill Race': ['an', he('Mühlgraben')],
  'Reed Shelf': ['auf', she('Schilfbank')],
  'Sunken Square': ['auf', he('Platz', 'Versunken')],
  'Matriarch’s Pool': ['in', it('Laichbecken')],
  Weir: ['an', it('Wehr')],

  'Lantern Square': ['auf', he('Laternenplatz')],
  'Baker’s Corner': ['an', she('Bäckerecke')],
  'Oil Shop': ['in', he('Ölladen')],
  'Barricaded Inn': ['in', he('Krug', 'Verrammelt')],
  'Palace Rise': ['auf', she('Palaststeige')],
  'Cooper’s Court': ['in', he('Küferhof')],
  'Narrow Cut': ['in', he('Durchlass', 'Eng')],
  'Watch Post': ['an', he('Wachposten')],

  'Ledger Hall': ['in', he('Registersaal')],
  'Sentry Walk': ['auf', he('Wehrgang')],
  'Coin Stair': ['auf', she('Münztreppe')],
  'Seal Room': ['in', she('Siegelkammer')],
  'The Vault': ['in', it('Gewölbe')],
  'Assay Bench': ['an', she('Prüfbank')],
  Grille: ['an', it('Gitter')],

  'Coal Chute': ['auf', she('Kohlenrutsche')],
  Scullery: ['in', she('Spülküche')],
  'Great Kitchen': ['in', she('Küche', 'Groß')],
  'Cold Store': ['in', she('Kühlkammer')],
  'Spit Room': ['in', she('Bratküche')],
  'Servants’ Stair': ['auf', she('Dienertreppe')],

  'Pattern Loft': ['auf', he('Modellboden')],
  'Wax Bench': ['an', she('Wachsbank')],
  'Pouring Gate': ['an', it('Gießtor')],
  'Cooling Row': ['an', she('Kühlzeile')],
  'Clay Store': ['in', it('Tonlager')],
  'Casting Pit': ['in', she('Gießgrube')],

  'North Arch': ['unter', he('Nordbogen')],
  'East Arch': ['unter', he('Ostbogen')],
  'South Arch': ['unter', he('Südbogen')],
  'West Arch': ['unter', he('Westbogen')],
  'The Long Bell': ['an', she('Glocke', 'Lang')],

  'Throne Steps': ['auf', they('Thronstufen')],
  'Left Colonnade': ['in', he('Säulengang', 'Link')],
  'Chapel Door': ['an', she('Kapellentür')],
  'Shattered Window': ['an', it('Splitterfenster')],
  'Right Colonnade': ['in', he('Säulengang', 'Recht')],
  'Ancestor Wall': ['an', she('Ahnenwand')],
  'The Hollow Throne': ['an', he('Thron', 'Hohl')],

  'Cellar Hatch': ['an', she('Kellerluke')],
  'Barrel Row': ['in', she('Fassreihe')],
  'Grain Bins': ['an', they('Kornkästen')],
  'Brick Drain': ['in', he('Ziegelkanal')],
  Nest: ['an', it('Nest')],

  'Net Loft Stairs': ['auf', she('Netzbodentreppe')],
  'Drying Loft': ['auf', he('Trockenboden')],
  'Debtor’s Room': ['in', she('Schuldnerkammer')],
  Hoist: ['an', she('Seilwinde')],
  'Outer Walkway': ['auf', he('Außengang')],

  'Cart Road': ['auf', he('Karrenweg')],
  'Washed Ford': ['in', she('Furt', 'Ausgespült')],
  'Wagon Bed': ['auf', she('Ladefläche')],
  'Deep Mud': ['in', he('Schlamm', 'Tief')],
  'Snapped Axle': ['an', she('Achse', 'Gebrochen')],

  'Shrine Lamp': ['an', she('Schreinlampe')],
  'Yew Row': ['in', she('Eibenallee')],
  'Lych Gate': ['an', it('Friedhofstor')],
  'Fresh Graves': ['an', they('Gräber', 'Frisch')],

  'Mill Door': ['an', she('Mühlentür')],
  Grindstone: ['an', he('Mahlstein')],
  'Kiln Mouth': ['an', it('Ofenloch')],
  'Flour Loft': ['auf', he('Mehlboden')],
  'Wheel Pit': ['in', she('Radgrube')],
  'Back Race': ['an', he('Ablaufgraben')],

  'Fighting Pit': ['in', she('Kampfgrube')],
  'Betting Stand': ['an', he('Wettstand')],
  'Baron’s Box': ['in', she('Loge des Barons')],
  'Beast Cages': ['an', they('Tierkäfige')],
  'Ring Floor': ['auf', he('Kampfboden')],
};

const place = (name: string): Place | undefined => (Object.hasOwn(PLACES, name) ? PLACES[name] : undefined);

export const zoneTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PLACES).map(([name, [, noun]]) => [name, title(noun)]),
);

/** „ins Zollhaus“; Karten, die nur aus Buchstaben bestehen, haben keine Namen. */
export function to(name: string): string {
  const found = place(name);
  return found ? into(...found) : `in Zone ${name.toUpperCase()}`;
}

/** „im Zollhaus“. */
export function at(name: string): string {
  const found = place(name);
  return found ? within(...found) : `in Zone ${name.toUpperCase()}`;
}

/** Szenen. */
export const scenes: Readonly<Record<string, string>> = {
  c01: 'Zoll an der Furt',
  c02: 'Jagd im Laternenschein',
  c03: 'Die trockene Zisterne',
  c04a: 'Lagerhaus neun',
  c04b: 'Flucht über die Dächer',
  c05: 'Turmtreppe',
  c05m: 'Turmtreppe: der zweite Aufstieg',
  c06: 'Kommandantin Vey',
  c07: 'Der Schilfdamm',
  c08: 'Die ertrunkene Kapelle',
  c09a: 'Das Köhlerlager',
  c09b: 'Hinterhalt an der Fähre',
  c10: 'Die Tore des Beinhauses',
  c10m: 'Die Tore des Beinhauses: bei den Gräbern',
  c11: 'Die Gießerei des Chors',
  c12: 'Die Ertrunkene Matriarchin',
  c13: 'Die Laternenstraße',
  c14a: 'Das Gewölbe des Regenten',
  c14b: 'Die Palastküchen',
  c15: 'Die Halle der Gussformen',
  c15m: 'Die Halle der Gussformen: was übrig ist',
  c16: 'Die Lange Glocke',
  c17: 'Der Hohle Regent',
  s01: 'Rattenfänger',
  s02: 'Der verschuldete Läufer',
  s03: 'Der versunkene Karren',
  s04: 'Nachtwache',
  s05: 'Glut unter der Mühle',
  s06: 'Der Ring des Barons',
  s07: 'Der Bronzehund',
};

export const questlines: Readonly<Record<string, string>> = {
  b1: 'Neun stille Nächte',
  b2: 'Unter dem Schilf',
  b3: 'Feuer und Bronze',
  b4: 'Krone der Ertrunkenen',
};
