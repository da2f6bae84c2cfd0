declare module 'heic-decode' {
  interface Decoded {
    width: number;
    height: number;
    /** Four bytes a pixel. */
    data: Uint8ClampedArray;
  }
  interface Opened {
    width: number;
    height: number;
    decode: () => Promise<Decoded>;
  }
  const heic: {
    all: (file: { buffer: Uint8Array }) => Promise<Opened[] & { dispose: () => void }>;
  };
  export default heic;
}

declare module '@cornerstonejs/codec-openjpeg/decode' {
  interface J2KDecoder {
    getEncodedBuffer: (length: number) => Uint8Array;
    getFrameInfo: () => {
      width: number;
      height: number;
      componentCount: number;
      bitsPerSample: number;
    };
    decode: () => void;
    getDecodedBuffer: () => Uint8ClampedArray;
    delete: () => void;
  }
  export default function openCodec(): Promise<{ J2KDecoder: new () => J2KDecoder }>;
}
