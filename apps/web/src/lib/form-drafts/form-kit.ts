/** What a page with a form fetches once it is alive. */
export { sendInPage } from '../form-queue/send-in-page'
export { keepForm } from './keep-form'
