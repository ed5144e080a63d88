// What the page may do, said by whoever serves it and by the page itself.

/** Everything comes from where the page comes from; nothing written into the page runs. */
const CONTENT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Pictures are also painted on the spot.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** For the head of the page: a host that sends no headers serves it as safely, but for framing. */
export const contentPolicy = CONTENT.join('; ');

const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** @type {Readonly<Record<string, string>>} */
export const securityHeaders = {
  'content-security-policy': [...CONTENT, "frame-ancestors 'none'"].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
