export { sendMailTask } from './send-mail-task.ts'
export type { TellTerminal } from './told-at-terminal.ts'
