import { expect, it } from 'vitest'
import { withPolicy } from '../../../scripts/build/policy.ts'
import { policyFaults } from '../../../scripts/checks/page-policy.ts'

const origins = ['https://node.example']
const bare =
  '<!DOCTYPE html><html><head><meta charset="utf-8"><style>a{}</style><script>one()</script></head><body><script type="module" src="/x.js"></script></body>'
const page = withPolicy(bare, origins)

it('policyFaults is empty for a page with the build’s policy', () => {
  expect(policyFaults(page, origins)).toEqual([])
})

it.each([
  ['no policy', bare, 'no policy right after the charset'],
  [
    'a policy too late',
    page.replace('<meta charset="utf-8">', '').replace('</head>', '<meta charset="utf-8"></head>'),
    'no policy',
  ],
  ['another provider', page.replace('https://node.example', 'https://other.example'), 'connect-src is'],
  [
    'a provider more',
    page.replace('https://node.example', 'https://node.example https://other.example'),
    'connect-src is',
  ],
  ['an unsafe word', page.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"), 'an unsafe word'],
  ['any host', page.replace("img-src 'self'", "img-src 'self' *"), 'an unsafe word'],
  ['a changed script', page.replace('one()', 'two()'), 'script-src lacks'],
  ['a changed style', page.replace('a{}', 'b{}'), 'style-src lacks'],
  ['a script that is gone', page.replace('<script>one()</script>', ''), 'which is nothing of the page'],
  ['a directive less', page.replace("; base-uri 'none'", ''), 'base-uri is undefined'],
  ['a directive more', page.replace("; base-uri 'none'", "; base-uri 'none'; frame-src https:"), 'frame-src'],
  ['a style attribute', page.replace('<body>', '<body style="x">'), 'an attribute style'],
  ['a style attribute without quotes', page.replace('<body>', '<body style=x>'), 'an attribute style'],
  ['a handler after a slash', page.replace('<body>', '<body/onload="x">'), 'an attribute onload'],
  [
    'a handler in a template',
    page.replace('<body>', '<body><template><p onclick="x"></template>'),
    'an attribute onclick',
  ],
  ['a handler', page.replace('<body>', '<body onload="x">'), 'an attribute onload'],
  ['a script from elsewhere', page.replace('src="/x.js"', 'src="//x.example/x.js"'), 'a script of another origin'],
])('policyFaults reports %s', (_, html, fault) => {
  expect(policyFaults(html, origins)[0]).toContain(fault)
})
