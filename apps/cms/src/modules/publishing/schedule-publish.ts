import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'
import { isEditor } from '../../access/roles.ts'

/**
 * Plans a publication or calls a planned one off. Payload's own asks only whether somebody may open the admin, so that a
 * translator could call off an editor's plan.
 */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  if (!isEditor(args.req)) throw new Forbidden(args.req.t)
  return schedulePublishHandler(args)
}
