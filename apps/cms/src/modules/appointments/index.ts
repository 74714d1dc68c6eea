export { writeAppointmentLetter } from './appointment-letters.ts'
export { appointments } from './appointments.ts'
export { type AppointmentDetails, readAppointment } from './operations/read-appointment.ts'
export { noteReminder } from './operations/reminders.ts'
