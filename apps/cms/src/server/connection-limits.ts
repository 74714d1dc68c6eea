import type { ConnectionLimits } from '@estu/http/connections/open-server'

export const connectionLimits: ConnectionLimits = {
  // The filters of a list stand in its address.
  maxHeaderSize: 96 * 1024,
  headersTimeout: 20_000,
  // The largest table over a slow line.
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  // A large table is read and written before its sender hears a word; browsers wait as long.
  silenceTimeout: 300_000,
  checkingInterval: 5_000,
}
