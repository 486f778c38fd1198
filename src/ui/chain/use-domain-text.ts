import { useEffect, useState } from 'react'

type Read = (name: string) => string

/** A name in Unicode once the decoder is loaded, which only encoded names need. */
export function useDomainText(name: string): string {
  const [read, setRead] = useState<Read>()
  const isEncoded = name.includes('xn--')
  useEffect(() => {
    if (isEncoded)
      import('../../domain/dns/unicode.ts').then(
        ({ unicodeName }) => setRead(() => unicodeName),
        () => {},
      )
  }, [isEncoded])
  return isEncoded && read ? read(name) : name
}
