import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A self-signed certificate for localhost, valid for two days; undefined without openssl. */
function makeCertificate(): { key: Buffer; cert: Buffer } | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'nanoscope-tls-'))
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ]
  const { status } = spawnSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert])
  const made = status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined
  rmSync(directory, { recursive: true })
  return made
}

/** Headers that HTTP/2 forbids (RFC 9113, 8.2.2). */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * Starts an HTTP/2 proxy in front of `port`, as production hosts use HTTP/2. With HTTP/1.1 a browser fetches six files at a time, so that a
 * page of a dozen files takes two round trips. Returns its origin; undefined without a certificate.
 */
export async function serveHttp2(port: number): Promise<string | undefined> {
  const certificate = makeCertificate()
  if (!certificate) return undefined
  const server = createSecureServer(certificate, (req, res) => {
    const headers = Object.entries(req.headers).filter(([name]) => !name.startsWith(':'))
    const asked = request({ port, path: req.url, method: req.method, headers: Object.fromEntries(headers) }, answer => {
      const kept = Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.has(name))
      res.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(res)
    })
    asked.on('error', () => res.destroy())
    req.pipe(asked)
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  return `https://localhost:${(server.address() as AddressInfo).port}`
}
