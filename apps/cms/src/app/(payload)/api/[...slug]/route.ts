import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import config from '../../../../payload.config.ts'
import { behindGate } from '../anonymous-gate.ts'

const openCms = () => getPayload({ config })

export const GET = behindGate(openCms, REST_GET(config))
export const POST = behindGate(openCms, REST_POST(config))
export const PUT = behindGate(openCms, REST_PUT(config))
export const PATCH = behindGate(openCms, REST_PATCH(config))
export const DELETE = behindGate(openCms, REST_DELETE(config))
export const OPTIONS = behindGate(openCms, REST_OPTIONS(config))
