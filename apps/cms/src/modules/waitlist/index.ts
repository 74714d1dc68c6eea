export { offerFreedTimes } from './operations/offer-freed-times.ts'
export { writeAddedLetter, writeOfferLetter } from './wait-letters.ts'
export { writeWaitTemplate } from './wait-template.ts'
export { waitlist } from './waitlist.ts'
