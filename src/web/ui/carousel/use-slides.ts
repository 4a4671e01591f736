import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

interface Movement {
  interval: number;
  isPlaying: boolean;
  /** Changes slides at once instead of sliding. */
  isStill: boolean;
}

/** The slides in motion: an endless row that is dragged, stepped, and moves by itself while it may. */
export function useSlides({ interval, isPlaying, isStill }: Movement) {
  // Playing and waiting is decided here alone, so that nothing restarts what the visitor has stopped.
  const [plugins] = useState(() => [Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })]);
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 28 }, plugins);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!embla) return;
    // A visitor may have scrolled the row before it could move; embla counts from its start.
    embla.rootNode().scrollLeft = 0;
    const select = () => setSelected(embla.selectedScrollSnap());
    select();
    embla.on('select', select).on('reInit', select);
    return () => void embla.off('select', select).off('reInit', select);
  }, [embla]);

  useEffect(() => {
    if (!embla || !isPlaying) return;
    const autoplay = embla.plugins().autoplay;
    const play = () => autoplay.play(isStill);
    play();
    embla.on('pointerUp', play).on('reInit', play);
    return () => {
      embla.off('pointerUp', play).off('reInit', play);
      autoplay.stop();
    };
  }, [embla, isPlaying, isStill]);

  return {
    viewport,
    isReady: embla !== undefined,
    selected,
    previous: () => embla?.scrollPrev(isStill),
    next: () => embla?.scrollNext(isStill),
    show: (index: number) => embla?.scrollTo(index, isStill),
  };
}
