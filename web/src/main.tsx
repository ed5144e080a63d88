import { render } from 'preact';
import { App } from './app.tsx';
import { catchAll } from './hall/faults.ts';
import { keepAtHandIfPossible, reloadWhereFilesAreGone } from './hall/newer-hall.ts';
import { followAddress } from './hall/route.ts';
import { listenForSound } from './hall/sound.ts';
import { wearPreferences } from './preferences/preferences.ts';
import { learnChosen } from './words/catalogue.ts';
import './styles/hall.css';

catchAll();
reloadWhereFilesAreGone();
wearPreferences();
followAddress();
listenForSound();
const hall = document.getElementById('hall');
void learnChosen().then(() => hall && render(<App />, hall));

if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepAtHandIfPossible();
