import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '../../../../payload.config.ts'
import { behindGate } from '../anonymous-gate.ts'

export const GET = behindGate(REST_GET(config))
export const POST = behindGate(REST_POST(config))
export const PUT = behindGate(REST_PUT(config))
export const PATCH = behindGate(REST_PATCH(config))
export const DELETE = behindGate(REST_DELETE(config))
export const OPTIONS = behindGate(REST_OPTIONS(config))
