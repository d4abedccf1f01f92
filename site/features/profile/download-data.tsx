import { useState } from 'react'
import { Button } from '#site/ui/button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { fetchAccountData } from './account-api.ts'

/** Everything kept about the account, as a file. */
export function DownloadData() {
  const [isFetching, setFetching] = useState(false)
  const fetchFile = async () => {
    setFetching(true)
    const data = await fetchAccountData()
    setFetching(false)
    if (data.ok) return save(JSON.stringify(data.value, null, 2))
    showToast({
      title: 'The file could not be made',
      description: 'Something went wrong. Please try again in a moment.',
      variant: 'destructive',
    })
  }
  return (
    <Button variant="outline" disabled={isFetching} onClick={() => void fetchFile()}>
      {isFetching ? 'Collecting...' : 'Download My Data'}
    </Button>
  )
}

function save(json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: 'meridaya-account.json' }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
