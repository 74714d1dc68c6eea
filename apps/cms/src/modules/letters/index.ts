export { sendMailTask } from './send-mail-task.ts'
