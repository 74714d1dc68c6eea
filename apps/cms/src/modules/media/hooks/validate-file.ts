import { type PayloadRequest, ValidationError } from 'payload'

/** A refusal that the admin shows beside the file field. */
export const validateFile = (req: PayloadRequest, message: string) =>
  new ValidationError({ errors: [{ message, path: 'file' }], req }, req.t)
