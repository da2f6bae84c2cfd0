import { useEffect } from 'react';
import { useRecoilValue, useSetRecoilState } from 'recoil';
import { hotlineState } from './hotline.state';

/** The number that stands in the header, for what has to name it elsewhere. */
export function useHotline(): string | null {
  return useRecoilValue(hotlineState);
}

/** Tells everything else which number the header shows. */
export function useShownHotline(hotline: string | undefined): void {
  const setHotline = useSetRecoilState(hotlineState);
  useEffect(() => setHotline(hotline ?? null), [hotline, setHotline]);
}
