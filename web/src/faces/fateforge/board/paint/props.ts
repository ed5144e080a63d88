/** Small things that stand in an area, each around its foot at 0,0 and about 40 wide. */
const SHADE = (rx: number, ry = rx * 0.28): string =>
  `<ellipse cx="3" cy="2" rx="${rx}" ry="${ry.toFixed(1)}" fill="#000" opacity=".38"/>`;

const THINGS = {
  tree: `${SHADE(22)}<path d="M-4 0l2-24h5l3 24z" fill="#5b3a1e" stroke="#1a0f06"/><path d="M-26-30q-4-16 10-20q4-16 20-12q16-2 18 12q12 8 2 20q-4 10-16 6q-10 8-18 0q-14 4-16-6z" fill="#4f6a34" stroke="#18240e" stroke-width="1.6"/><path d="M-18-38q2-10 12-10q8-10 18-4" fill="none" stroke="#a9c060" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
  pillar: `${SHADE(16)}<path d="M-9 0v-40H9V0z" fill="#b9b39c" stroke="#4d4a3c"/><path d="M2 0v-40H9V0z" fill="#7b7765"/><ellipse cy="-40" rx="12" ry="4.6" fill="#d3ccb2" stroke="#5d5948"/><ellipse rx="12" ry="4.6" fill="#8d8874" stroke="#4d4a3c"/>`,
  grave: `${SHADE(12)}<path d="M-10 0v-18q0-10 10-10t10 10V0z" fill="#a8a695" stroke="#30352c" stroke-width="1.4"/><path d="M0-21v12M-5-17h10" stroke="#4a4e40" stroke-width="2"/>`,
  crates: `${SHADE(24)}<path d="M-22-2v-18l14-5 14 5v18l-14 6z" fill="#8a5c30" stroke="#2b1a0c"/><path d="M-22-20l14 5 14-5M-8-15v19" fill="none" stroke="#2b1a0c"/><path d="M2-1v-14l11-4 11 4v14l-11 5z" fill="#a2713c" stroke="#2b1a0c"/><path d="M2-15l11 4 11-4M13-11V4" fill="none" stroke="#2b1a0c"/>`,
  barrel: `${SHADE(14)}<path d="M-11-26h22q5 13 0 26h-22q-5-13 0-26z" fill="#8a5c30" stroke="#22140a" stroke-width="1.4"/><path d="M-13-19h26M-13-7h26" stroke="#4d4d50" stroke-width="3"/><ellipse cy="-26" rx="11" ry="4" fill="#a97a48" stroke="#22140a"/>`,
  lamp: `${SHADE(9)}<circle cy="-44" r="26" fill="#ffdf8a" opacity=".2"/><path d="M-2 0v-36h4V0z" fill="#3d3a44"/><path d="M-7-36h14l-2-14H-5z" fill="#ffe08a" stroke="#2a1c08" stroke-width="1.6"/><path d="M-8-50l8-7 8 7z" fill="#4a4652" stroke="#17131c"/>`,
  reeds: `<path d="M-14 2q-2-20-8-30M-8 2q0-24-2-38M0 2q2-20 8-34M6 2q4-16 14-24" fill="none" stroke="#8f9a48" stroke-width="2.4" stroke-linecap="round"/><path d="M-10-36v-9M8-32l2-8" stroke="#5b3a1e" stroke-width="5" stroke-linecap="round"/>`,
  rocks: `${SHADE(20)}<path d="M-22 0l4-14 12-6 8 8 6-4 12 8 2 8z" fill="#8d8878" stroke="#33322a" stroke-width="1.5"/><path d="M-18-13l12-7 6 7z" fill="#c4bea8"/>`,
  house: `${SHADE(44, 11)}<path d="M-38 0v-30h76V0z" fill="#c9b184" stroke="#3a2a16" stroke-width="1.6"/><path d="M-38-30h76v4h-76z" fill="#7a5a30"/><path d="M-46-28l18-26h56l18 26z" fill="#8f4a38" stroke="#3a1a12" stroke-width="1.6"/><path d="M-28-54l-18 26h18z" fill="#a85c46"/><path d="M-8 0v-18q8-8 16 0V0z" fill="#3a2412"/><path d="M-28-20h12v10h-12zM18-20h12v10H18z" fill="#ffdf8a" stroke="#3a2a16"/>`,
  well: `${SHADE(24)}<path d="M-20-4v-14h40v14q-20 12-40 0z" fill="#8d8878" stroke="#33322a" stroke-width="1.5"/><ellipse cy="-18" rx="20" ry="7" fill="#cdc6b0" stroke="#4c4a3c"/><ellipse cy="-18" rx="15" ry="5" fill="#123a40"/>`,
  boat: `${SHADE(44, 9)}<path d="M-44-12Q0 12 46-6L36 10Q0 22-32 8z" fill="#4c2f16" stroke="#1a0f06" stroke-width="1.5"/><path d="M-44-12Q0 12 46-6Q0 20-44-12z" fill="#2b1a0c"/><path d="M-22-4l6 8M0 0l3 7M22-2l-1 7" stroke="#a9794a" stroke-width="4"/>`,
  fire: `${SHADE(18)}<circle cy="-12" r="34" fill="#ff9a2e" opacity=".22"/><path d="M-14 0l6-6 8 4 8-4 6 6z" fill="#4c2f16" stroke="#1a0f06"/><path d="M-10-4q-4-14 4-20q0-12 8-18q-2 12 6 18q6 8 0 20z" fill="#ff8a2a" stroke="#6a1e10"/><path d="M-4-4q-2-8 3-12q3-6 4-10q2 12 4 16q0 4-3 6z" fill="#ffe08a"/>`,
  bell: `${SHADE(26)}<path d="M-24 0v-50h5V0M19 0v-50h5V0M-28-50h56v5h-56z" fill="#6a4724" stroke="#22140a"/><path d="M-4-45h8v4q10 4 11 24l5 6h-40l5-6q1-20 11-24z" fill="#c78339" stroke="#4a2810" stroke-width="1.5"/><path d="M-8-28q1-9 5-11" stroke="#ffdc96" stroke-width="3" fill="none"/><circle cy="-8" r="4" fill="#7a451f"/>`,
  throne: `${SHADE(26)}<path d="M-20 0v-50l8-10 4 8 8-12 8 12 4-8 8 10V0z" fill="#6a3f9c" stroke="#1c0c30" stroke-width="1.6"/><path d="M-14-4v-20h28v20z" fill="#a8324a" stroke="#3a0c1a"/><path d="M-20 0v-24h7V0zM13 0v-24h7V0z" fill="#c9a24a" stroke="#4a320c"/>`,
  altar: `${SHADE(30)}<path d="M-26 0l5-22h42l5 22z" fill="#d9c898" stroke="#5b4e2c"/><path d="M-22-22h44v8l-5 7-6-7-6 7-5-7-6 7-6-7-5 7-5-7z" fill="#a03a2c" stroke="#571a12"/><path d="M-3-22v-20h6v20zM-10-38h20v6h-20z" fill="#e9c46a" stroke="#5b4310"/>`,
  bones: `${SHADE(18)}<path d="M-16-4l20-9M-12-14l22 10" stroke="#e6dcc0" stroke-width="4" stroke-linecap="round"/><path d="M-8-14q0-12 10-12t10 12q0 4-4 6v5H-4v-5q-4-2-4-6z" fill="#f1e6c8" stroke="#5b4a30"/><circle cx="-1" cy="-15" r="2.6" fill="#2b1a10"/><circle cx="6" cy="-15" r="2.6" fill="#2b1a10"/>`,
  rope: `${SHADE(17)}<path d="M-15-6q0-7 15-7t15 7q0 7-15 7t-15-7z" fill="#b89a5c" stroke="#4d3a18"/><path d="M-9-8q0-4 9-4t9 4q0 4-9 4t-9-4z" fill="#2b1d0c"/><path d="M-15-10q0-7 15-7t15 7" fill="none" stroke="#d8bd7c" stroke-width="3"/>`,
  stall: `${SHADE(34, 9)}<path d="M-26 0v-26M26 0v-26" stroke="#5b3a1e" stroke-width="4"/><path d="M-28-8h56v8h-56z" fill="#8a5c30" stroke="#22140a"/><path d="M-34-24l6-16h56l6 16q-6 6-11 0q-6 6-11 0q-6 6-12 0q-6 6-12 0q-6 6-11 0q-6 6-11 0z" fill="#b0483a" stroke="#4a160e"/><path d="M-16-40l-5 16q6 6 11 0l2-16zM12-40l2 16q6 6 11 0l-5-16z" fill="#f0dcb0"/>`,
  kiln: `${SHADE(30)}<path d="M-28 0q-2-34 28-44Q30-34 28 0z" fill="#7a5540" stroke="#2a160c" stroke-width="1.6"/><path d="M-10 0q0-18 10-20 10 2 10 20z" fill="#ff8a2a" stroke="#3a1408" stroke-width="2"/><path d="M-5 0q0-10 5-12 5 2 5 12z" fill="#ffe08a"/><path d="M-20-14q4-18 16-24" stroke="#b5876a" stroke-width="3" fill="none"/>`,
  books: `${SHADE(18)}<path d="M-16 0v-7h30v7zM-13-7v-6h28v6zM-15-13v-6h25v6z" fill="#6a4a86" stroke="#1c0f2a"/><path d="M-13-7v-6h28v6z" fill="#a03a2c"/>`,
  web: `<path d="M-24-34L24 4M24-34L-24 4M0-42V10M-30-16H30" stroke="#dfe8ea" stroke-width="1" opacity=".6"/><path d="M-14-26q14 8 28 0M-20-32q20 14 40 0M-14-4q14-8 28 0M-22 2q22-14 44 0" stroke="#dfe8ea" stroke-width="1" fill="none" opacity=".6"/>`,
} as const;

type Thing = keyof typeof THINGS;
export const thing = (name: Thing): string => THINGS[name];

const WORDS: readonly (readonly [RegExp, readonly Thing[]])[] = [
  [/willow|yew|huts|uphill|heron|landing/i, ['tree', 'tree']],
  [/toll house|ladder house|mill door|watch post/i, ['house']],
  [/bank|lych/i, ['tree', 'rocks']],
  [/stones|shoal|lime|grating/i, ['rocks', 'rocks']],
  [/boards|causeway|planks/i, ['barrel', 'rope']],
  [/market|baker|betting|oil shop|pump/i, ['stall', 'barrel']],
  [/lane|lamp|street|square|palace rise|alley/i, ['lamp', 'lamp']],
  [/well|cistern|tank|quench|sluice|overflow|font/i, ['well', 'rocks']],
  [/grave|bone|skull|charnel|ossuary|crypt|ancestor|vault|sexton/i, ['bones', 'grave', 'grave']],
  [/altar|chapel|shrine|sacristy|nave/i, ['altar', 'pillar']],
  [/aisle|crossing|hall|colonnade|arch|court|gallery/i, ['pillar', 'pillar']],
  [/bell|clapper|belfry/i, ['bell']],
  [/throne|regent|baron/i, ['throne', 'pillar']],
  [/kiln|crucible|furnace|tuyere|casting|pouring|spit|foundry|kitchen/i, ['kiln', 'fire']],
  [/ash|ember|burner|coal|slag/i, ['fire', 'crates']],
  [/boat|quay|ferry|dock|raft|shelf|sandbar/i, ['boat', 'reeds']],
  [/reed|leech|mire|pool|mud|deep|weir|race|sunk/i, ['reeds', 'reeds', 'rocks']],
  [/ledger|counting|assay|seal|pattern/i, ['books', 'crates']],
  [/drain|nest|cellar|lair|narrow/i, ['web', 'barrel']],
  [/rope|scaffold|hoist|ladder|frame|wheel/i, ['rope', 'barrel']],
];

/** What stands in an area, by what it is called. */
export const thingsIn = (name: string): readonly Thing[] =>
  WORDS.find(([word]) => word.test(name))?.[1] ?? ['crates', 'barrel'];
