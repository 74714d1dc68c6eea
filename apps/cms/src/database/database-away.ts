/** What PostgreSQL says while it shuts down, starts or takes nobody in, and what a network says that leads to none. */
const awayCodes = /^(?:08...|57P0[123]|53300|E(?:CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|HOSTUNREACH|NOTFOUND|AI_AGAIN))$/
/** A deadlock or a serialisation failure: the same work may go well the next time. */
const passingCodes = /^40(?:P01|001)$/
/** What the pool and the adapter say without a code. */
const awayWords =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Error: cannot begin transaction|No connection for a transaction became free)/

/** Whether work failed because the database could not be reached, or was busy with others, and not by the work itself. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && (awayCodes.test(String(error.code)) || passingCodes.test(String(error.code)))) return true
  if ('message' in error && awayWords.test(String(error.message))) return true
  return 'cause' in error && isDatabaseAway(error.cause)
}
