export { withTypography } from './with-typography.ts'
