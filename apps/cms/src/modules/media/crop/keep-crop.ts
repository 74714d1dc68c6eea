import type { CollectionBeforeChangeHook } from 'payload'
import type { Cropped } from './crop-from-original.ts'

const none = { left: null, top: null, width: null, height: null }

/** Of each file the document says which part of what it shows; nobody else may say so. */
export const keepCrop: CollectionBeforeChangeHook = ({ data, req }) => {
  const cropped = req.context.cropped as Cropped | undefined
  if (!req.file || cropped === undefined) return data
  return { ...data, original: cropped?.original ?? null, crop: cropped?.crop ?? none }
}
