export { ensureFirstEditor } from './operations/ensure-first-editor.ts'
export { refuseUntilReplaced } from './responses.ts'
export { staff } from './staff.ts'
export { writeStaffLetter } from './staff-letters.ts'
