import { createServer, type RequestListener, type Server } from 'node:http'

/** Times in milliseconds, sizes in bytes. */
export type ConnectionLimits = {
  /** Of all headers of one request. */
  maxHeaderSize: number
  /** Until the last header has come, counted from the connection or from the request's first byte. */
  headersTimeout: number
  /** Until the whole request has come. */
  requestTimeout: number
  /** Between two requests of one connection. */
  keepAliveTimeout: number
  /** Without a byte in either direction: a reader who takes nothing of an answer is left. */
  silenceTimeout: number
  /** How often the first two are looked at. */
  checkingInterval: number
}

/**
 * Makes a server whose connections cost little and end by themselves, whatever stands at their other end.
 * @param mayUpgrade Trap: on the first request Next puts itself behind every upgrade of a connection, past our pipeline,
 * and holds it for ever; only its own development tools need that.
 */
export function openServer(answer: RequestListener, limits: ConnectionLimits, mayUpgrade = false): Server {
  const { maxHeaderSize, headersTimeout, requestTimeout, checkingInterval } = limits
  const server = createServer(
    {
      maxHeaderSize,
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: checkingInterval,
      ...(mayUpgrade ? {} : { shouldUpgradeCallback: () => false }),
    },
    answer,
  )
  server.keepAliveTimeout = limits.keepAliveTimeout
  server.setTimeout(limits.silenceTimeout)
  return server
}
