import type { ConnectionLimits } from '@estu/http/connections/open-server'

export const connectionLimits: ConnectionLimits = {
  // A search for ten thousand Kazakh letters is cut and answered, not refused unread.
  maxHeaderSize: 96 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  silenceTimeout: 60_000,
  checkingInterval: 5_000,
}
