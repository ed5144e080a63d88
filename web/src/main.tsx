import { render } from 'preact';
import { App } from './app.tsx';
import { wearComfort } from './comfort/comfort.ts';
import { followAddress } from './route.ts';
import './styles/hall.css';

wearComfort();
followAddress();
const hall = document.getElementById('hall');
if (hall) render(<App />, hall);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
}
