/**
 * `unsupported`: the browser has no sound at all. `blocked`: it wants another tap. `no_device`: nothing to play on.
 * `interrupted`: the system took the sound away, as for a call. `device_changed`: headphones came, went or were
 * changed. `hidden`: the page went out of sight. `digits_unavailable`: the recordings did not load.
 */
export type AudioTrouble =
  | 'unsupported'
  | 'blocked'
  | 'no_device'
  | 'interrupted'
  | 'device_changed'
  | 'hidden'
  | 'digits_unavailable'
