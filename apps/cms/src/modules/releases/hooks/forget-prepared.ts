import type { CollectionAfterDeleteHook } from 'payload'
import { forgetPreparedOf } from '../operations/prepared-globals.ts'

export const forgetPrepared: CollectionAfterDeleteHook = ({ id, req }) => forgetPreparedOf(req, String(id))
