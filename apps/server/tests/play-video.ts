/**
 * Plays from one share of the video of a page to another, much faster than it was made. It runs in a browser, so it uses nothing from
 * outside.
 */
export const playVideo = async ({ from, to }: { from: number; to: number }): Promise<void> => {
  const video = (globalThis as any).document.querySelector('video');
  if (video.readyState < 1) {
    await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve));
  }
  video.currentTime = from * video.duration;
  video.playbackRate = 16;
  await video.play();
  await new Promise<void>((resolve) => {
    video.addEventListener('timeupdate', () => {
      if (video.currentTime >= to * video.duration) resolve();
    });
    video.addEventListener('ended', () => resolve());
  });
  video.pause();
};
