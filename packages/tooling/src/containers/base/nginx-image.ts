import type { BaseImage } from './image-of.ts'

/** Debian's nginx: an older one than the name says, with the same places for its configuration. */
export const nginxImage: BaseImage = {
  name: 'nginx:1.28',
  release: 'bookworm',
  packages: ['nginx', 'curl'],
  furnish: async ({ ask }, container) => {
    await ask('run', container, '--', 'rm', '/etc/nginx/sites-enabled/default')
    // As in the image of that name: what it writes down is what the container says.
    await ask('run', container, '--', 'ln', '-sf', '/dev/stdout', '/var/log/nginx/access.log')
    await ask('run', container, '--', 'ln', '-sf', '/dev/stderr', '/var/log/nginx/error.log')
    await ask('config', '--cmd', '["nginx","-g","daemon off;error_log /dev/stderr;"]', container)
  },
}
