export { sendMailTask } from './send-mail-task.ts'
export type { TellTerminal } from './told-at-terminal.ts'
export { unsentEndpoint } from './unsent-endpoint.ts'
