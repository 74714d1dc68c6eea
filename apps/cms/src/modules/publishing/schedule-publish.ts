import { Forbidden, type ServerFunction } from 'payload'

/**
 * Payload's own way to plan a publication stays closed: it asks only whether somebody may open the admin, and checks
 * nothing of the document. See `modules/schedule`.
 */
export const schedulePublish: ServerFunction = ({ req }) => {
  throw new Forbidden(req.t)
}
