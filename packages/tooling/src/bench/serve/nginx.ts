import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Child, startChild } from '../../processes/child.ts'
import { freePort } from '../../processes/ports.ts'
import { waitForHttp } from '../../processes/wait-for-http.ts'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** Where nginx is on this machine; null where nobody installed it. */
export async function findNginx(): Promise<string | null> {
  for (const file of places) if (await isThere(file)) return file
  return null
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** One process of nginx, as a storefront is one. @param configuration of its `http` block, given its port. */
export async function openNginx(
  binary: string,
  folder: string,
  configuration: (port: number) => string,
): Promise<{ url: string; child: Child }> {
  const port = await freePort()
  await mkdir(folder, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join(' ')
  const file = path.join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; keepalive_requests 1000000; ${temporary} default_type text/html;
${configuration(port)} }
`,
  )
  const child = startChild({
    name: 'nginx',
    command: binary,
    args: ['-p', folder, '-c', file],
    cwd: folder,
    env: {},
    logFile: path.join(folder, 'nginx.log'),
  })
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(`${url}/`, child)
  return { url, child }
}
